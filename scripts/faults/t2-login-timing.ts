import assert from 'node:assert/strict';
import { stretched } from './stretch.ts';
import type { Fault } from './fault.ts';
import { percentile } from './figures.ts';

/** Whether an account exists, is active or had another password must not be heard in how long the answer takes. */
export const loginTiming: Fault = {
  id: 'T2',
  title: 'How long a refused login takes, with and without an account',
  run: async ({ rig, client, times }) => {
    const [api] = rig.apis;
    const each = times(120);
    const cases = { known: rig.admin.email, unknown: 'nobody@example.com' };
    const took = { known: [] as number[], unknown: [] as number[] };
    const seen = new Set<string>();
    for (let n = -5; n < each; n++) {
      for (const name of n % 2
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const answer = await client.ask(`${api!.url}/api/auth/login`, {
          ...{
            method: 'POST',
            body: JSON.stringify({ email: cases[name], password: 'a wrong password' }),
          },
          headers: { 'content-type': 'application/json' },
        });
        const { requestId: _, ...said } = JSON.parse(answer.text) as Record<string, unknown>;
        seen.add(
          `${answer.status} ${JSON.stringify(said)} ${Object.keys(answer.headers).toSorted()}`,
        );
        if (n >= 0) took[name].push(answer.took);
      }
    }
    assert.equal(seen.size, 1, `the answers differ: ${[...seen].join(' | ')}`);
    const [known, unknown] = [percentile(took.known, 0.5), percentile(took.unknown, 0.5)];
    const delta = Math.abs(known - unknown);
    assert.ok(delta < stretched(5), `the medians are ${delta.toFixed(2)} ms apart`);
    return {
      'of each': each,
      'median with an account': `${known.toFixed(1)} ms`,
      without: `${unknown.toFixed(1)} ms`,
      apart: `${delta.toFixed(2)} ms`,
    };
  },
};
