import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** Resident memory, in bytes. */
  memory: number;
  /** The part of it that is files: the program and its libraries, which processes share. */
  files: number;
  /** Open files, sockets and pipes. */
  descriptors: number;
}

/** What a running process holds. Linux only. */
export function usage(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const bytes = (name: string) =>
    1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return {
    memory: bytes('VmRSS'),
    files: bytes('RssFile'),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}
