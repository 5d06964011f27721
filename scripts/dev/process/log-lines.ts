/** Pino's level numbers. */
const LEVELS: Record<number, string> = {
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

interface PinoLine {
  time: number;
  level: number;
  msg?: string;
  requestId?: string;
  req?: { method: string; path: string };
  res?: { status: number };
  responseTime?: number;
  err?: { message: string; stack?: string };
  context?: string;
}

/** Prints a line of a process: readable on a terminal, else as JSON with the process's name. */
export function printLine(name: string, line: string, level: 'info' | 'warn' = 'info') {
  if (process.stdout.isTTY) console.log(`${name.padEnd(9)}│ ${readable(line)}`);
  else if (line.startsWith('{')) console.log(line);
  else
    console.log(
      JSON.stringify({ level: level === 'warn' ? 40 : 30, time: Date.now(), name, msg: line }),
    );
}

/** Formats pino's JSON as `time LEVEL message`, a request with path, status, time and id; other lines are returned unchanged. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { time, level, msg, err, req, res, ...event } = JSON.parse(line) as PinoLine;
    const parts = [
      new Date(time).toTimeString().slice(0, 8),
      LEVELS[level] ?? level,
      msg ?? err?.message,
      req && `${req.method} ${req.path}`,
      res?.status,
      event.responseTime !== undefined && `${event.responseTime} ms`,
      event.requestId,
      event.context && `(${event.context})`,
    ];
    const cause = err ? `\n${err.stack ?? err.message}` : '';
    return parts.filter(Boolean).join(' ') + cause;
  } catch {
    return line;
  }
}
