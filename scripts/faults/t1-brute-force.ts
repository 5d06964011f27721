import assert from 'node:assert/strict';
import type { Fault, Scene } from './fault.ts';
import { tally } from './figures.ts';
import { restartWithLimits, restartWithoutLimits } from './limits.ts';

/** Guessing passwords over both instances behind the site, with a made-up address each time. */
export const bruteForce: Fault = {
  id: 'T1',
  title: 'Passwords guessed over both apis with a made-up X-Forwarded-For each time',
  run: async (scene) => {
    const { rig, times } = scene;
    await restartWithLimits(scene);
    try {
      const one = await guess(scene, times(100), () => rig.admin.email, '127.0.0.11');
      assert.equal(
        one.filter((status) => status === 401).length,
        10,
        `for one e-mail: ${tally(one)}`,
      );
      const many = await guess(scene, times(100), (n) => `somebody-${n}@example.com`, '127.0.0.12');
      assert.equal(
        many.filter((status) => status === 401).length,
        25,
        `for many e-mails: ${tally(many)}`,
      );
      const spread = await spreadOut(scene, times(40));
      const owner = await ownerIsLetIn(scene);
      return {
        'one e-mail, one address': tally(one),
        'many e-mails, one address': tally(many),
        'one e-mail, many addresses': tally(spread),
        'the owner meanwhile': owner,
      };
    } finally {
      await restartWithoutLimits(scene);
    }
  },
};

function attempt({ rig, client }: Scene, email: string, password: string, from: string) {
  const told = Array.from({ length: 4 }, () => Math.floor(Math.random() * 250) + 1).join('.');
  return client.ask(`${rig.url}/api/auth/login`, {
    ...{ method: 'POST', from, body: JSON.stringify({ email, password }) },
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': told,
      'x-visitor-address': told,
    },
  });
}

async function guess(scene: Scene, count: number, email: (n: number) => string, from: string) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 10) {
    const ten = Array.from({ length: 10 }, (_, i) =>
      attempt(scene, email(n + i), `guess ${n + i}`, from),
    );
    for (const { status, headers } of await Promise.all(ten)) {
      statuses.push(status);
      if (status !== 429) continue;
      assert.ok(
        Number(headers['retry-after']) <= 900,
        `locked out for ${headers['retry-after']} s`,
      );
    }
  }
  const odd = statuses.find((status) => status !== 401 && status !== 429);
  assert.equal(odd, undefined, `a guess was answered ${odd}`);
  return statuses;
}

/** Somebody with many addresses keeps an e-mail at its limit. */
async function spreadOut(scene: Scene, count: number) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    statuses.push(
      (await attempt(scene, scene.rig.admin.email, 'guess', `127.0.1.${n + 1}`)).status,
    );
  }
  assert.ok(!statuses.includes(200));
  return statuses;
}

/** From an address at which the owner has logged in before; from elsewhere, when the time is over. */
async function ownerIsLetIn(scene: Scene): Promise<string> {
  const { rig, db } = scene;
  const { email, password } = rig.admin;
  await db.rows('delete from rate_limit');
  assert.equal((await attempt(scene, email, password, '127.0.0.21')).status, 200);
  await spreadOut(scene, 15);
  assert.equal(
    (await attempt(scene, email, password, '127.0.0.22')).status,
    429,
    'the limit of an e-mail does not hold',
  );
  const known = await attempt(scene, email, password, '127.0.0.21');
  assert.equal(known.status, 200, `the owner, where they are known, was answered ${known.status}`);
  await db.rows('update rate_limit set expire = 0');
  const later = await attempt(scene, email, password, '127.0.0.22');
  assert.equal(
    later.status,
    200,
    `a quarter of an hour later the owner was answered ${later.status}`,
  );
  return 'let in where known, elsewhere after 15 minutes';
}
