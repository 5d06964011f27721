import type { LoaderFunctionArgs } from '@remix-run/node';
import { withoutContacts } from '#contract/contacts-in-text.ts';
import { escaped } from '#platform/markup.ts';
import { read } from '../api/api.server.ts';
import { failureText } from '../api/failure.ts';
import { feedAnswer, feedParameters, newestIn, type FeedEntry } from '../feeds/feed.server.ts';
import type { FeedFile } from '../feeds/formats.ts';
import { nameOf, placeAt } from '../places/gazetteer.server.ts';
import { heldSince, heldText } from '../reports/being-checked.tsx';
import { excerpt } from '../text/plain-text.ts';
import { asApiQuery, jobList, jobsTitle } from './job-query.ts';
import { jobTypeLabel } from './job-types.ts';
import type { Job } from './job.ts';

export const jobFeed = (file: FeedFile) => async (visit: LoaderFunctionArgs) => {
  const { request } = visit;
  const query = jobList.query(new URL(request.url).searchParams);
  const place = placeAt(query.place);
  const answer = await read(visit, '/api/jobs', {
    query: { ...asApiQuery(query), ...feedParameters(place, 'postedDate') },
  });
  if (answer.failure) return failureText(answer.failure);
  return feedAnswer(request, file, {
    title: jobsTitle(query, place && nameOf(place)),
    description: 'The newest jobs for riders, drivers and dispatch teams.',
    listPath: jobList.address(query),
    flatPath: jobList.flatAddress(query),
    entries: newestIn(place, answer, ({ postedDate }) => postedDate).map(entry),
  });
};

function entry(job: Job): FeedEntry {
  const facts = [job.company, job.location, jobTypeLabel(job.type), job.salary];
  const [line, about, ...requirements] = [
    facts.filter(Boolean).join(' · '),
    excerpt(job.description, 600),
    ...job.requirements,
  ].map((text) => escaped(withoutContacts(text)));
  const list = requirements.map((requirement) => `<li>${requirement}</li>`).join('');
  return {
    id: job.id,
    path: `/job/${job.id}`,
    title: withoutContacts(`${job.title} at ${job.company}`),
    published: job.postedDate,
    updated: job.updatedAt ?? job.postedDate,
    summary: withoutContacts(excerpt(job.description)),
    content: `<p>${line}</p><p>${about}</p>${list && `<ul>${list}</ul>`}`,
    tags: [jobTypeLabel(job.type)],
    warning: heldText({ kind: 'job', listing: heldSince(job.heldUntil) }),
  };
}
