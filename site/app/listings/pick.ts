/** The given fields of a row: loader data is sent with every page, so it holds only what is shown. */
export const pick = <Row extends object, Name extends keyof Row>(
  row: Row,
  fields: readonly Name[],
) => Object.fromEntries(fields.map((name) => [name, row[name]])) as Pick<Row, Name>;
