/** An error as pino serializes it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
}

/** PostgreSQL's codes have five characters, as in 23505 and 22P02. */
const isDatabaseError = ({ code }: LoggedError) => /^[\dA-Z]{5}$/.test(code ?? '');

/**
 * An error as it is logged. PostgreSQL quotes the offending row or value, and MikroORM copies that into message and stack:
 * of a database error only the kind and the stack frames are kept.
 */
export function loggedError(error: LoggedError): LoggedError {
  const { type, message, stack, code } = error;
  if (!isDatabaseError(error)) return { type, message, stack, ...(code && { code }) };
  const redacted = withoutValues(message);
  const frames = stack.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return {
    type,
    message: redacted,
    stack: [`${type}: ${redacted}`, ...frames].join('\n'),
    code: code ?? '',
  };
}

/** The first line up to a colon and without brackets: names of tables and constraints, but no values. */
const withoutValues = (message: string): string =>
  (message.split('\n', 1)[0] ?? '').replace(/: .*$/, '').replaceAll(/=?\([^)]*\)/g, '');
