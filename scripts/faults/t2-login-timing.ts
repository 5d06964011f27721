import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { Fault, Scene } from './fault.ts';
import { percentile } from './figures.ts';
import { shareAbove } from './rank-test.ts';

/** In milliseconds: how far the medians may be apart, and what nobody hears from afar (to find the row of an account takes 0.2). */
const [mostApart, unheard] = [5, 1];
/** How often an answer of one kind may be longer by more than that than one of another: half of them, and chance. */
const mostLonger = 0.56;

/** Whether an account exists, is active or had another password must not be heard in how long the answer takes. */
export const loginTiming: Fault = {
  id: 'T2',
  title: 'How long a refused login takes: a wrong password, no account, a deactivated one',
  run: async (scene) => {
    const { rig, client, times } = scene;
    const each = times(500);
    const cases = {
      known: { email: rig.admin.email, password: 'a wrong password' },
      unknown: { email: 'nobody@example.com', password: 'a wrong password' },
      deactivated: await deactivatedAccount(scene),
    };
    const names = Object.keys(cases) as (keyof typeof cases)[];
    const took = { known: [] as number[], unknown: [] as number[], deactivated: [] as number[] };
    const seen = new Set<string>();
    for (let n = -5; n < each; n++) {
      // In another order each time: whatever slows the machine down meets all of them.
      for (const name of names.toSorted(() => Math.random() - 0.5)) {
        const answer = await client.ask(`${rig.apis[0]!.url}/api/auth/login`, {
          ...{ method: 'POST', body: JSON.stringify(cases[name]) },
          headers: { 'content-type': 'application/json' },
        });
        const { requestId: _, ...said } = JSON.parse(answer.text) as Record<string, unknown>;
        const headers = Object.keys(answer.headers).toSorted();
        seen.add(`${answer.status} ${JSON.stringify(said)} ${headers}`);
        if (n >= 0) took[name].push(answer.took);
      }
    }
    assert.equal(seen.size, 1, `the answers differ: ${[...seen].join(' | ')}`);
    const medians = names.map((name) => percentile(took[name], 0.5));
    const apart = Math.max(...medians) - Math.min(...medians);
    const pairs = names.flatMap((one) => names.map((other) => [took[one], took[other]] as const));
    const longer = Math.max(
      ...pairs.map(([one, other]) =>
        shareAbove(
          one.map((time) => time - unheard),
          other,
        ),
      ),
    );
    assert.ok(apart < mostApart, `the medians are ${apart.toFixed(2)} ms apart`);
    assert.ok(longer < mostLonger, `one kind is ${unheard} ms longer in ${percent(longer)}`);
    return {
      'of each': each,
      medians: names.map((name, n) => `${name} ${medians[n]!.toFixed(1)} ms`).join(', '),
      apart: `${apart.toFixed(2)} ms, bound ${mostApart} ms`,
      [`one ${unheard} ms longer than another (Mann-Whitney)`]: `in ${percent(longer)}, bound ${percent(mostLonger)}`,
    };
  },
};

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** An account that was let in once, with its right password. */
async function deactivatedAccount({ rig }: Scene) {
  const email = `left-${randomBytes(4).toString('hex')}@example.com`;
  const password = randomBytes(16).toString('base64url');
  const command = 'api/dist/commands/admin.js';
  await rig.run([command, 'add', email, '--password', password]);
  await rig.run([command, 'deactivate', email]);
  return { email, password };
}
