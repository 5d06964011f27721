import { moderatedApp } from '../../test/make-account.ts';
import { makeCompany, makeJob, pending } from '../../test/make-listing.ts';

const { api, as } = moderatedApp();
beforeEach(() =>
  api.sql('delete from moderation; delete from job; delete from company; delete from mail'),
);

const act = async (...call: Parameters<typeof as>) => (await as(...call).expect(200)).body;
const unpaid = async () =>
  (await act('get', '/jobs?unpaid=true')).map(({ id }: { id: string }) => id);

it('keeps a requested paid plan until it is paid, lists it, and offers it in the mail', async () => {
  const { id } = await makeJob(api, { ...pending, wishedPlan: 'premium' });
  await makeJob(api, { ...pending, wishedPlan: 'basic' });
  await act('patch', `/jobs/${id}/approve`);
  expect(await unpaid()).toEqual([id]);
  const [mail] = await api.column(`select letter::text from mail where key like 'approved job%'`);
  expect(mail).toContain('You asked for Premium: ₦10,000 for 60 days.');
  await act('patch', `/jobs/${id}/plan`, { plan: 'basic' });
  expect(await unpaid()).toEqual([id]);
  await act('patch', `/jobs/${id}/plan`, { plan: 'premium' });
  expect(await unpaid()).toEqual([]);
  await act('patch', `/jobs/${id}/plan`, { plan: 'basic' });
  expect(await unpaid()).toEqual([]);
  await api.sql("update job set wished_plan = 'featured' where id = ?", [id]);
  expect(await unpaid()).toEqual([id]);
  const plans = (await act('get', '/moderations')).map(({ plan }: { plan: string }) => plan);
  expect(plans).toEqual(['basic', 'premium', 'basic', 'basic']);
});

it('offers no upgrade in the mail about an approval with the plan that was wished for', async () => {
  const { id } = await makeCompany(api, { ...pending, wishedPlan: 'featured' });
  await act('patch', `/companies/${id}/verify`, { plan: 'featured' });
  const [mail] = await api.column('select letter::text from mail');
  expect(mail).not.toContain('You asked for');
});

it('logs what an edit changed, from what to what, and nothing else', async () => {
  const { id } = await makeJob(api);
  const job = await act('get', `/jobs/${id}`);
  await act('put', `/jobs/${id}`, {
    ...job,
    title: 'Van driver',
    salary: '₦130,000 a month',
    requirements: ['Van', 'Licence'],
  });
  const [{ changes }] = await act('get', '/moderations');
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: 'title', from: 'Dispatch rider', to: 'Van driver' },
      { field: 'requirements', from: 'Rider’s licence', to: 'Van\nLicence' },
      { field: 'salary', from: '₦120,000 a month', to: '₦130,000 a month' },
    ]),
  );
  expect(changes.map(({ field }: { field: string }) => field)).not.toContain('email');
});

it('cuts a long text of an edit in the log between two characters, from shortly before the change on', async () => {
  const emoji = '🛵'.repeat(600);
  const { id } = await makeJob(api, { description: `Rides ${emoji} Ada.` });
  const edit = async (description: string) => {
    const job = await act('get', `/jobs/${id}`);
    await act('put', `/jobs/${id}`, { ...job, description });
    return (await act('get', '/moderations'))[0].changes;
  };
  expect(await edit(`Rides ${emoji} Bola at work.`)).toEqual([
    {
      field: 'description',
      from: expect.stringMatching(/^…🛵+ Ada\.$/u),
      to: expect.stringMatching(/^…🛵+ Bola at work\.$/u),
    },
  ]);
  expect(await edit(`Runs ${emoji}`)).toMatchObject([
    { to: expect.stringMatching(/^Runs 🛵+…$/u) },
  ]);
});
