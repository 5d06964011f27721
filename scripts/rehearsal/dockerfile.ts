/** `RUN npm ci` is `{ instruction: 'RUN', rest: 'npm ci' }`. */
export interface Step {
  instruction: string;
  rest: string;
}

/** What is between one FROM and the next. */
export interface Stage {
  name: string;
  from: string;
  steps: Step[];
}

/** The stages of a Dockerfile, in order, with the defaults of ARG put in; as much of the language as ours uses. */
export function readDockerfile(text: string): Stage[] {
  const args = new Map<string, string>();
  const stages: Stage[] = [];
  for (const line of logicalLines(text)) {
    const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/s.exec(line) ?? [];
    if (instruction === 'ARG') {
      const [name = '', value = ''] = rest.split('=');
      args.set(name, value);
    } else if (instruction === 'FROM') {
      const [from = '', , name = ''] = withArgs(rest, args).split(/\s+/);
      stages.push({ name, from, steps: [] });
    } else stages.at(-1)?.steps.push({ instruction, rest });
  }
  return stages;
}

/** `A=1 B="two words"`, understood. */
export function readEnv(rest: string): Record<string, string> {
  const pairs = rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g);
  return Object.fromEntries([...pairs].map(([, name, quoted, plain]) => [name, quoted ?? plain]));
}

/** `["node", "main.js"]`, understood. */
export const readExec = (rest: string): string[] => JSON.parse(rest) as string[];

const withArgs = (text: string, args: Map<string, string>) =>
  text.replace(/\$\{(\w+)\}/g, (whole, name: string) => args.get(name) ?? whole);

/** Without comments and empty lines, and with what a backslash continues. */
const logicalLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
