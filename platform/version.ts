import packageJson from '../package.json' with { type: 'json' };

/** The release that runs. */
export const { version } = packageJson;

/** Part of every log line. */
export const logBase = (name: 'api' | 'site') => ({ name, pid: process.pid, version });
