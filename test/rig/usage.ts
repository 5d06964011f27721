import { readdirSync, readFileSync } from 'node:fs';

/**
 * Resident memory of a running process and the part of it that is mapped files (shared between processes), in bytes, and
 * its number of open descriptors. Linux only.
 */
export function usage(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const bytes = (name: string) =>
    1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return {
    memory: bytes('VmRSS'),
    files: bytes('RssFile'),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}
