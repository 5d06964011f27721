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
function attempt(
  { rig, client }: Scene,
  email: string,
  password: string,
  from: string,
  cookie = '',
) {
  forged += 1;
  const address = `${1 + (forged % 250)}.${1 + Math.floor(forged / 250)}.17.29`;
  return client.ask(`${rig.url}/api/auth/login`, {
    method: 'POST',
    from,
    json: { email, password },
    headers: { 'x-forwarded-for': address, 'x-visitor-address': address, cookie },
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

/** Let in during the attack on a device known from before, and elsewhere when the wait is over. */
async function checkOwner(scene: Scene) {
  const { rig, db } = scene;
  const { email, password } = rig.admin;
  const logIn = (from: string, cookie?: string) => attempt(scene, email, password, from, cookie);
  await db.rows('delete from rate_limit');
  const first = await logIn('127.0.0.21');
  assert.equal(first.status, 200);
  const [device = ''] = String(first.headers['set-cookie']).split(';');
  await guessFromManyAddresses(scene, 15);
  const elsewhere = (await logIn('127.0.0.22')).status;
  assert.equal(elsewhere, 429, 'the limit of an email does not hold');
  const known = (await logIn('127.0.0.23', device)).status;
  assert.equal(known, 200, 'the owner is locked out on a known device');
  await db.rows('update rate_limit set expire = 0');
  const later = (await logIn('127.0.0.22')).status;
  assert.equal(later, 200, 'the owner is still locked out after the wait');
}
