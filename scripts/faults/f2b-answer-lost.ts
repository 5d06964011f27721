import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { bodyOf, newSubmission } from './ledger.ts';
import { startWireCutter } from './wire-cutter.ts';

/** COMMIT has happened, and its answer never arrives: the row is there, so its image must be, and a retry finds both. */
export const answerLost: Fault = {
  id: 'F2B',
  title: 'The answer to COMMIT lost on its way to the api',
  run: async ({ rig, db, client, ledger, times }) => {
    const [api] = rig.apis;
    const cutter = await startWireCutter(rig.databaseUrl);
    const losses = times(4);
    try {
      await api!.restart({ DATABASE_URL: cutter.url });
      for (let loss = 0; loss < losses; loss++) {
        const submission = newSubmission(true);
        const { body, type } = bodyOf(submission);
        const send = () =>
          client.ask(`${api!.url}/api/jobs`, {
            ...{ method: 'POST', body },
            headers: { 'content-type': type, 'idempotency-key': submission.key },
          });
        cutter.cutNextCommit();
        const lost = await send();
        assert.equal(lost.status, 503, `the lost answer became ${lost.status}`);
        const again = await send();
        ledger.note(submission, again);
        assert.equal(again.status, 201, `the retry was answered with ${again.status}`);
        assert.equal(again.headers['idempotent-replayed'], 'true', 'the retry made a second row');
        const [row] = await db.rows<{ image: string }>(
          'select image from job where description = ?',
          [submission.fields.description],
        );
        const image = row?.image.split('/')[2] ?? 'none';
        assert.ok(
          existsSync(join(rig.dataDir, 'uploads', image)),
          'the row is there, its image is not',
        );
      }
    } finally {
      await api!.restart();
      cutter.close();
    }
    return { 'answers lost': losses, 'found again by a retry': losses, 'images kept': losses };
  },
};
