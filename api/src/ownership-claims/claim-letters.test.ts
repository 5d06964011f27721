import { limitedApp, visitorAt } from '../../test/limits.ts';
import { ownedCompany } from '../../test/owner.ts';
import { operator } from '../../test/person.ts';
import type { Letter } from '../platform/mail/letter.ts';

const api = limitedApp();

it('tells an owner of claims three times a day, from however many networks, then in one summary without those who are erased', async () => {
  const { id, read } = await ownedCompany(api, { email: 'ada@swift.example.com' });
  const people = ['Ayo', 'Bisi', 'Chidi', 'Dayo', 'Efe'];
  // The owner gets no mail about a claim that is not stored: from the company's own address, or sent again.
  const claimants = ['ada@swift.example.com', ...people.map((name) => `${name}@b.example.com`)];
  for (const [index, email] of claimants.flatMap((email) => [email, email]).entries())
    await api.http
      .post('/api/ownership-claims')
      .set(visitorAt(`20.0.${index}.1`))
      .send({
        company: id,
        email,
        name: email.split('@')[0],
        cacNumber: `RC100000${index % 2}`,
        role: 'Manager',
        phone: '0805 765 4321',
        words: 'It is ours.',
      })
      .expect(201);
  const mails = await api.sql<{ event: string; letter: Letter; hours: number }>(
    `select split_part(key, ' ', 1) as event, letter, extract(epoch from send_after - now())::float / 3600 as hours
     from mail where key not like 'links %' and letter ->> 'to' = (select email from company where id = ?)
     order by created_at`,
    [id],
  );
  const announced = Array<string>(3).fill('claim-announced');
  expect(mails.map(({ event }) => event)).toEqual([...announced, 'more-claims']);
  for (const { letter } of mails) expect(letter.blocks.at(-1)).toMatch('do not pass it on');
  const { letter, hours } = mails[3]!;
  const named = (name: string) => expect.stringMatching(`^${name}, Manager: until `);
  expect(letter.blocks[0]).toEqual({ list: [named('Dayo'), named('Efe')] });
  expect(hours).toBeLessThanOrEqual(24);
  expect((await read()).body.claims).toHaveLength(people.length);

  const erase = operator(api, process.env.DATA_DIR ?? '');
  const summary = `select letter #> '{blocks,0,list}' as list from mail where key like 'more-claims %'`;
  await erase('erase dayo@b.example.com --yes');
  expect(await api.column(summary)).toEqual([[named('Efe')]]);
  await erase('erase efe@b.example.com --yes');
  expect(await api.column(summary)).toEqual([]);
});
