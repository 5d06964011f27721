/** Pino's level numbers. */
const LEVELS: Record<number, string> = { 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

interface PinoLine {
  time: number;
  level: number;
  msg?: string;
  err?: { message: string; stack?: string };
  req?: { method: string; url: string };
  context?: string;
}

/** Formats pino's JSON as `time LEVEL message`; other lines are returned unchanged. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { time, level, msg, err, req, context } = JSON.parse(line) as PinoLine;
    const when = new Date(time).toTimeString().slice(0, 8);
    const request = req ? ` ${req.method} ${req.url}` : '';
    const detail = context ? ` (${context})` : '';
    const cause = err ? `\n${err.stack ?? err.message}` : '';
    return `${when} ${LEVELS[level] ?? level} ${msg ?? err?.message ?? ''}${request}${detail}${cause}`;
  } catch {
    return line;
  }
}
