/** SQL with its values apart, so that nothing a visitor sends becomes part of the text. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}

  /** The text with `$1`, `$2`, … where the values go. */
  get text(): string {
    return this.strings.reduce((text, string, index) => `${text}$${index}${string}`);
  }

  /** Puts parts and values between strings, in one pass: a statement has a hundred parts and is made for every request. */
  static around(between: readonly string[], inner: readonly unknown[]): Sql {
    const [first = ''] = between;
    const strings: string[] = [];
    const values: unknown[] = [];
    let open = first;
    inner.forEach((part, index) => {
      const after = between[index + 1] ?? '';
      const [start = '', ...rest] = part instanceof Sql ? part.strings : ['', ''];
      open += start;
      for (const string of rest) {
        strings.push(open);
        open = string;
      }
      values.push(...(part instanceof Sql ? part.values : [part]));
      open += after;
    });
    return new Sql([...strings, open], values);
  }
}

/** A statement or a part of one; parts may be put into each other. */
export const sql = (strings: TemplateStringsArray, ...inner: unknown[]): Sql =>
  Sql.around(strings, inner);

/** Text of our own (a table, a column, a direction): never anything that was sent. */
export const raw = (own: string) => new Sql([own], []);

/** A number of our own as text: a plan for ten rows is none for ten thousand. */
export const number = (own: number) => raw(String(Math.trunc(own)));

/** Conditions that all have to hold. */
export const all = (conditions: readonly Sql[]) =>
  Sql.around(['true', ...conditions.map(() => '')].map(andNext), conditions);

const andNext = (string: string, place: number, { length }: readonly string[]) =>
  place < length - 1 ? `${string} and ` : string;
