import assert from 'node:assert/strict';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { newSubmission } from './ledger.ts';

/** What killed writers have left, an hour later: the upkeep removes it, and nothing else. */
export const janitor: Fault = {
  id: 'I',
  title: 'Files that all the kills have left behind, an hour later',
  run: async ({ rig, ledger, db }) => {
    for (let n = 0; n < 3; n++) await ledger.send(newSubmission(true));
    const uploads = join(rig.dataDir, 'uploads');
    const before = readdirSync(uploads);
    const anHourAgo = Date.now() / 1000 - 3700;
    for (const id of before) {
      for (const file of readdirSync(join(uploads, id)))
        utimesSync(join(uploads, id, file), anHourAgo, anHourAgo);
      utimesSync(join(uploads, id), anHourAgo, anHourAgo);
    }
    await rig.run(['api/dist/commands/images.js', 'clean']);
    const rows = await db.number(
      'select count(*) from (select image from job union select image from company) used where image is not null',
    );
    const after = readdirSync(uploads);
    assert.equal(after.length, rows, `${after.length} images are left for ${rows} listings`);
    return {
      images: before.length,
      'of listings': rows,
      removed: before.length - after.length,
      left: 0,
    };
  },
};
