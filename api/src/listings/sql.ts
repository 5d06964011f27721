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

  /** This, a separator word and that, as one. */
  then(string: string, next: Sql): Sql {
    const [first = '', ...rest] = next.strings;
    const last = this.strings.at(-1) ?? '';
    return new Sql(
      [...this.strings.slice(0, -1), last + string + first, ...rest],
      [...this.values, ...next.values],
    );
  }
}

/** A statement or a part of one; parts may be put into each other. */
export function sql(strings: TemplateStringsArray, ...inner: unknown[]): Sql {
  return inner.reduce<Sql>(
    (whole, value, index) => {
      const after = raw(strings[index + 1] ?? '');
      return value instanceof Sql
        ? whole.then('', value).then('', after)
        : whole.then('', new Sql(['', ''], [value])).then('', after);
    },
    raw(strings[0] ?? ''),
  );
}

/** Text of our own (a table, a column, a direction): never anything that was sent. */
export const raw = (own: string) => new Sql([own], []);

/** A number of our own as text: a plan for ten rows is none for ten thousand. */
export const number = (own: number) => raw(String(Math.trunc(own)));

/** Conditions that all have to hold. */
export const all = (conditions: readonly Sql[]) =>
  conditions.reduce((both, next) => both.then(' and ', next), raw('true'));
