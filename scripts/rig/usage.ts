import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** Resident memory, in bytes. */
  memory: number;
  /** Open files, sockets and pipes. */
  descriptors: number;
}

/** What a running process holds. Linux only. */
export function usage(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return { memory: kilobytes * 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}
