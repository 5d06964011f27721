import { jpeg } from '../pictures.ts';

/** Tokens of the documented commands: quoted words, variables, and continued lines. */
const token = /\\\n|\n|[^\S\n]+|'([^']*)'|"([^"]*)"|[^\s'"\\]+|\\(.)/g;

/** The commands of a POSIX shell script, split into words. */
export function commandsIn(script: string, variables: Record<string, string>): string[][] {
  const filled = (text: string) => text.replaceAll(/\$(\w+)/g, (_, name) => variables[name] ?? '');
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | undefined;
  const endWord = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  for (const [part, plain, filledIn, escaped] of script.matchAll(token)) {
    if (part === '\n') endCommand();
    else if (part === '\\\n' || /^\s/.test(part)) endWord();
    else word = (word ?? '') + (plain ?? escaped ?? filled(filledIn ?? part));
  }
  endCommand();
  return commands;
}

/** Performs the request of a curl command. @throws for an unsupported option */
export async function curl([program, ...words]: string[]): Promise<Response> {
  if (program !== 'curl') throw new Error(`Not a curl command: ${program}`);
  const rest = words.values();
  const headers = new Headers();
  const data: string[] = [];
  const form = new FormData();
  let url = '';
  let method: string | undefined;
  let inQuery = false;
  const next = () => String(rest.next().value);
  const options: Record<string, () => unknown> = {
    '-i': () => undefined,
    '-G': () => (inQuery = true),
    '-X': () => (method = next()),
    '-H': () => headers.append(...split(next(), ': ')),
    '-d': () => data.push(next()),
    '--data-urlencode': () => data.push(new URLSearchParams([split(next(), '=')]).toString()),
    '--form-string': () => form.append(...split(next(), '=')),
    '-F': async () =>
      form.append(split(next(), '=')[0], new Blob([new Uint8Array(await jpeg())]), 'picture.jpg'),
  };
  for (const word of rest) {
    if (!word.startsWith('-')) url = word;
    else if (options[word]) await options[word]();
    else throw new Error(`Unsupported option of curl: ${word}`);
  }
  const content = [...form.keys()].length > 0 ? form : data.join('&');
  if (inQuery) return fetch(`${url}?${data.join('&')}`, { headers });
  if (!content) return fetch(url, { method: method ?? 'GET', headers });
  return fetch(url, { method: method ?? 'POST', headers, body: content });
}

const split = (text: string, separator: string): [string, string] => {
  const index = text.indexOf(separator);
  return [text.slice(0, index), text.slice(index + separator.length)];
};
