/** Numbers of pino's levels, by which the api writes its JSON lines. */
const levels: Record<number, string> = { 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

/** A line of a part as a person wants to read it: JSON log lines become `time LEVEL message`, other lines stay. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { time, level, msg, err, req, ...rest } = JSON.parse(line);
    const when = new Date(time).toTimeString().slice(0, 8);
    const request = req ? ` ${req.method} ${req.url}` : '';
    const detail = rest.context ? ` (${rest.context})` : '';
    const cause = err ? `\n${err.stack ?? err.message}` : '';
    return `${when} ${levels[level] ?? level} ${msg ?? err?.message ?? ''}${request}${detail}${cause}`;
  } catch {
    return line;
  }
}
