import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScene, type Scene, withRateLimits } from '../harness/open-scene.ts';

test('T1: password guessing over both APIs is limited per email and address, and the owner is let in', async (t) => {
  const scene = await openScene(t);
  const { rig, times } = scene;
  await withRateLimits(scene, async () => {
    const one = await guess(scene, times(100), () => rig.admin.email, '127.0.0.11');
    assert.equal(one, 10, 'guesses for one email');
    const many = await guess(scene, times(100), (n) => `somebody-${n}@example.com`, '127.0.0.12');
    assert.equal(many, 25, 'guesses from one address');
    await guessFromManyAddresses(scene, times(40));
    await checkOwner(scene);
  });
  await scene.verify({});
});

let forged = 0;

/** A login from an address, which claims to be forwarded for another one each time. */
function attempt({ rig, client }: Scene, email: string, password: string, from: string) {
  forged += 1;
  const address = `${1 + (forged % 250)}.${1 + Math.floor(forged / 250)}.17.29`;
  return client.ask(`${rig.url}/api/auth/login`, {
    method: 'POST',
    from,
    json: { email, password },
    headers: { 'x-forwarded-for': address, 'x-visitor-address': address },
  });
}

async function guess(scene: Scene, guesses: number, email: (n: number) => string, from: string) {
  let tried = 0;
  for (let n = 0; n < guesses; n += 10) {
    const ten = Array.from({ length: 10 }, (_, i) =>
      attempt(scene, email(n + i), `guess ${n + i}`, from),
    );
    const answers = await Promise.all(ten);
    tried += answers.filter(({ status }) => status === 401).length;
    for (const { status, headers } of answers.filter(({ status }) => status !== 401)) {
      const retryAfter = headers['retry-after'];
      assert.equal(status, 429);
      assert.ok(Number(retryAfter) <= 900, `locked out for ${retryAfter} s`);
    }
  }
  return tried;
}

async function guessFromManyAddresses(scene: Scene, guesses: number) {
  const { email } = scene.rig.admin;
  for (let n = 0; n < guesses; n++) {
    const { status } = await attempt(scene, email, 'guess', `127.0.1.${n + 1}`);
    assert.notEqual(status, 200);
  }
}

/** Let in during the attack from an address known from before, and from elsewhere when the limit has expired. */
async function checkOwner(scene: Scene) {
  const { rig, db } = scene;
  const { email, password } = rig.admin;
  const logIn = async (from: string) => (await attempt(scene, email, password, from)).status;
  await db.rows('delete from rate_limit');
  assert.equal(await logIn('127.0.0.21'), 200);
  await guessFromManyAddresses(scene, 15);
  assert.equal(await logIn('127.0.0.22'), 429, 'the limit of an email does not hold');
  assert.equal(await logIn('127.0.0.21'), 200, 'the owner is locked out where they are known');
  await db.rows('update rate_limit set expire = 0');
  assert.equal(await logIn('127.0.0.22'), 200, 'the owner is still locked out after 15 minutes');
}
