import { moderatedApp } from '../../test/make-account.ts';
import { makeJob } from '../../test/make-listing.ts';
import { reportersOf } from '../../test/reporters.ts';

const { api, as } = moderatedApp();
const people = reportersOf(api);

it('A hold withholds the apply link of a job, and contacts in its own words', async () => {
  const words = (contact: string) => `Call ${contact} or write to ${contact}.`;
  const [described, bare] = ['0803 123-4567', '…'].map(words);
  const requirements = ['Bring a pen', 'Write to jobs@Swift.example.com', 'Ask for RC 1234567'];
  const own = {
    title: 'Rider, 0803 123 4567',
    company: 'Swift zero eight zero three one two three',
    location: 'Yaba, O8O3 123 4567',
    description: described,
    salary: '₦120,000, ask +234 (0)803 123 4567',
  };
  const image = '/uploads/flyer.webp';
  const { id } = await makeJob(api, { ...own, requirements, image });
  const read = async (path: string) => (await api.http.get(`/api/jobs${path}`).expect(200)).body;
  expect(await read(`/${id}`)).toMatchObject({ ...own, requirements, jobAttachment: image });
  for (let one = 0; one < 3; one += 1) await people.report(id, { kind: 'job', reason: 'job_fee' });
  const [listed] = await read(`?filter={"id":["${id}"]}`);
  for (const job of [listed, await read(`/${id}`)])
    expect(job).toMatchObject({
      applyLink: null,
      heldUntil: expect.any(String),
      title: 'Rider, …',
      company: 'Swift …',
      location: 'Yaba, …',
      jobAttachment: null,
      description: bare,
      salary: '₦120,000, ask …',
      requirements: ['Bring a pen', 'Write to …', 'Ask for RC 1234567'],
    });
  const moderators = await as('get', `/jobs/${id}`).expect(200);
  expect(moderators.body).toMatchObject({ ...own, requirements });
});

it('A hold withholds contacts in the name, the service and the places of a company, also where its number is checked', async () => {
  const phone = '+2348039876501';
  const number = '０８０３ ９８７ ６５０１';
  const { id } = await people.held({
    name: `Swift ${number}`,
    category: `Bikes, ${number}`,
    location: `Somewhere ${number}`,
    address: `1 Herbert Macaulay Way, ${number}`,
    image: '/uploads/flyer.webp',
    cover: '/uploads/flyer.webp',
    place: null,
    phone,
  });
  const { body } = await api.http.get(`/api/companies/${id}`).expect(200);
  const bare = { name: 'Swift …', category: 'Bikes, …', location: 'Somewhere …' };
  const images = { profileImage: null, cover: null };
  expect(body).toMatchObject({ ...bare, ...images, address: '1 Herbert Macaulay Way, …' });
  const check = await api.http.post('/api/numbers/check').send({ number: phone }).expect(200);
  expect(check.body.listed).toMatchObject([
    { company: { id, name: 'Swift …', place: 'Somewhere …' } },
  ]);
});
