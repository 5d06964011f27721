/** SQL text with its values kept apart, so that user input never becomes part of the text. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}

  /** The text with `$1`, `$2`, … where the values go. */
  get text(): string {
    return this.strings.reduce((text, string, index) => `${text}$${index}${string}`);
  }

  /** Interleaves strings with fragments and values, in one pass: a statement has a hundred parts, built per request. */
  static interleave(strings: readonly string[], parts: readonly unknown[]): Sql {
    const merged: string[] = [];
    const values: unknown[] = [];
    let [current = ''] = strings;
    parts.forEach((part, index) => {
      const [start = '', ...rest] = part instanceof Sql ? part.strings : ['', ''];
      current += start;
      for (const string of rest) {
        merged.push(current);
        current = string;
      }
      values.push(...(part instanceof Sql ? part.values : [part]));
      current += strings[index + 1] ?? '';
    });
    return new Sql([...merged, current], values);
  }
}

/** A statement or a fragment of one; fragments nest. */
export const sql = (strings: TemplateStringsArray, ...parts: unknown[]): Sql =>
  Sql.interleave(strings, parts);

/** Trusted text (a table, a column, a direction): never user input. */
export const raw = (trusted: string) => new Sql([trusted], []);

/** A trusted number as text instead of a parameter, so that the planner sees it. */
export const number = (trusted: number) => raw(String(Math.trunc(trusted)));

/** A part, or nothing: `email && sql`email = ${email}``. */
export type Optional = Sql | '' | 0 | false | undefined;

/** The parts that are there, with trusted text between them. */
export function join(optional: readonly Optional[], separator: string): Sql {
  const parts = optional.filter((part) => part instanceof Sql);
  return Sql.interleave([...parts.map((_, index) => (index > 0 ? separator : '')), ''], parts);
}

/** The conjunction of the conditions that are there. */
export const all = (conditions: readonly Optional[]) => join([raw('true'), ...conditions], ' and ');
