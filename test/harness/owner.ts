import type { Rig } from '../rig/rig.ts';

/** The token of a listing's link, as the api signs it. */
export async function ownerToken({ run }: Rig, kind: 'company' | 'job', id: string, version = 1) {
  const owned = JSON.stringify({ kind, id, version });
  const program = `import { ownerToken } from './api/dist/src/notices/owner-link.js';
    process.stdout.write(ownerToken(${owned}))`;
  return (await run(['--input-type=module', '-e', program])).trim();
}
