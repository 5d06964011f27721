/** What tells strangers how we are made: stack traces, statements and names of errors of Node and PostgreSQL. */
const marks = [
  /^\s*at .*\.[cm]?[jt]sx?:\d+/m,
  /node:internal|node_modules\//,
  /\binsert into \\?"?\w+\\?"? \(|\bdelete from \\?"?\w+\\?"? where|\bselect .{1,200} from \\?"?\w+\\?"? where/i,
  /\b(ECONNREFUSED|ECONNRESET|ENOSPC|EACCES|EROFS|ENOENT|EPIPE)\b/,
  /DriverException|syntax error at or near|terminating connection|password_hash/,
];

/** The first such thing in a text, or undefined. */
export const leakIn = (text: string): string | undefined =>
  marks.map((mark) => mark.exec(text)?.[0]).find(Boolean);
