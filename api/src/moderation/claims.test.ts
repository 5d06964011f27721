import { testApp } from '../../test/app.ts';
import { asModerator } from '../../test/make-account.ts';
import { makeCompany, makeJob, pending } from '../../test/make-listing.ts';

const api = testApp();
const ada = asModerator(api, { email: 'ada@example.ng' });
const bola = asModerator(api);

describe('A claim', () => {
  const claim = (id: string, as: typeof ada) => as('put', `/claims/${id}`);

  it('tells others who is reading a submission, until its moderator reads another one', async () => {
    const [one, other] = [await makeJob(api, pending), await makeCompany(api, pending)];
    await claim(one.id, ada).expect(200);
    const { body } = await claim(one.id, bola).expect(200);
    expect(body).toMatchObject([{ id: one.id, moderator: 'ada@example.ng' }, { id: one.id }]);
    expect((await claim(other.id, ada)).body).toMatchObject([
      { id: one.id },
      { id: other.id, moderator: 'ada@example.ng' },
    ]);
    await claim(crypto.randomUUID(), ada).expect(404);
  });

  it('ends 45 seconds after it was last renewed', async () => {
    const { id } = await makeJob(api, pending);
    await claim(id, bola).expect(200);
    const current = async (seconds: number) => {
      await api.sql(`update claim set renewed_at = now() - ? * interval '1 second'`, [seconds]);
      return (await ada('get', '/claims')).body.length;
    };
    expect(await current(46)).toBe(0);
    // Some seconds before the end, for a slow machine.
    expect(await current(40)).toBe(2);
  });
});
