/** An error as pino has it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
}

/** PostgreSQL's codes have five characters, as in 23505 and 22P02. */
const isOfDatabase = ({ code }: LoggedError) => /^[\dA-Z]{5}$/.test(code ?? '');

/**
 * What the log keeps of an error. PostgreSQL quotes the row or the value in question, and MikroORM puts that into the
 * message and the stack: of its errors only what is ours stays, the kind of fault and where it happened.
 */
export function loggedError(error: LoggedError): LoggedError {
  const { type, message, stack, code } = error;
  if (!isOfDatabase(error)) return { type, message, stack, ...(code && { code }) };
  const said = withoutValues(message);
  const frames = stack.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return {
    type,
    message: said,
    stack: [`${type}: ${said}`, ...frames].join('\n'),
    code: code ?? '',
  };
}

/** The first line without what follows a colon or stands in brackets: names of tables and constraints, and no values. */
const withoutValues = (message: string): string =>
  (message.split('\n', 1)[0] ?? '').replace(/: .*$/, '').replaceAll(/=?\([^)]*\)/g, '');
