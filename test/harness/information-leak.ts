/** Stack traces, SQL, and error names of Node and PostgreSQL. */
const INTERNALS = [
  /^\s*at .*\.[cm]?[jt]sx?:\d+/m,
  /node:internal|node_modules\//,
  /\binsert into \\?"?\w+\\?"? \(|\bdelete from \\?"?\w+\\?"? where|\bselect .{1,200} from \\?"?\w+\\?"? where/i,
  /\b(ECONNREFUSED|ECONNRESET|ENOSPC|EACCES|EROFS|ENOENT|EPIPE)\b/,
  /DriverException|syntax error at or near|terminating connection|password_hash/,
];

export const leakIn = (text: string): string | undefined =>
  INTERNALS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
