import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { stretchedSince } from './stretch.ts';
import type { Fault } from './fault.ts';
import { megabytes, milliseconds, percentile, tally } from './figures.ts';
import { newSubmission } from './ledger.ts';
import { startLoad } from './load.ts';
import { sixteenMegapixels } from './pictures.ts';

const parallel = 20;

/** As many large photos at once as there ever are: lists stay quick, and who cannot be served is told so. */
export const largeImages: Fault = {
  id: 'F14',
  title: `${parallel} images of 16 megapixels at once while lists are read`,
  run: async (scene) => {
    const { rig, ledger } = scene;
    const image = await sixteenMegapixels();
    const load = startLoad(scene, { rate: 30, reads: ['/api/jobs'], postEvery: 0 });
    await wait(500);
    const started = performance.now();
    const sending = Array.from({ length: parallel }, () =>
      ledger.send({ ...newSubmission(false), image }, rig.apiUrl, { patience: 60_000 }),
    );
    let most = 0;
    const timer = setInterval(
      () => (most = Math.max(most, ...rig.apis.map((api) => api.usage().memory))),
      100,
    );
    const answers = await Promise.all(sending);
    clearInterval(timer);
    const took = performance.now() - started;
    await load.stop();
    const statuses = answers.map((answer) => answer?.status ?? 0);
    assert.ok(
      statuses.every((status) => status === 201 || status === 503),
      `they were answered ${tally(statuses)}`,
    );
    const p95 = percentile(
      load.answers.map((answer) => answer.took),
      0.95,
    );
    const bound = await stretchedSince(500);
    assert.ok(p95 < bound, `lists took ${milliseconds(p95)} (p95), bound ${milliseconds(bound)}`);
    await ledger.settle();
    return {
      images: tally(statuses),
      'all within': milliseconds(took),
      'lists within (p95)': `${milliseconds(p95)}, bound ${milliseconds(bound)}`,
      'most memory of an api': megabytes(most),
    };
  },
};
