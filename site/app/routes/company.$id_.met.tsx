import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { DidTheyAnswer, forgetShown } from '../answers/did-they-answer.tsx';
import { stateIn, withoutMet } from '../answers/met.server.ts';
import { forward } from '../api/api.server.ts';
import { failureHeaders } from '../api/failure.ts';
import { liveCompany } from '../companies/live-company.server.ts';
import { failed, MissingCompany } from '../companies/missing-company.tsx';
import { readTexts } from '../forms/multipart.server.ts';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { missingMeta } from '../listings/missing-listing.tsx';

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const handle = { scripts: false };

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const title = `Did ${args.data.company.name} answer?`;
  return pageMeta(args, { title, description: title, noindex: true });
};

export async function loader(visit: LoaderFunctionArgs) {
  const { id, name } = await liveCompany(visit, visit.params.id);
  return {
    company: { id, name },
    state: stateIn(visit.request.headers.get('Cookie'), id, new Date()),
  };
}

/** Counts the answer of a visitor whose cookie says that the number was shown, once per reveal. */
export async function action({ request, params: { id = '' } }: ActionFunctionArgs) {
  const { answer } = await readTexts(request, 'answer');
  const [cookies, now] = [request.headers.get('Cookie'), new Date()];
  if (stateIn(cookies, id, now) !== 'due') return data({ message: nothing }, { status: 409 });
  const { failure } = await forward(request, '/api/companies/{id}/answers', {
    path: { id },
    body: JSON.stringify({ answer }),
  });
  if (!failure)
    return data({ message: '' }, { headers: { 'Set-Cookie': withoutMet(cookies, id, now) } });
  const { message = 'Your answer could not be counted. Please try again.', status } = failure;
  return data({ message }, { status, headers: failureHeaders(failure) });
}

const early =
  'We showed you their number today. Come back to this page tomorrow and tell us whether they answered.';
const nothing =
  'There is nothing to answer yet. The day after we show you a company’s number, we ask you here whether they answered.';

export default function MetPage() {
  const { company, state } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const isCounted = outcome?.message === '';
  useEffect(() => {
    if (isCounted || state === 'none') forgetShown(company.id);
    // The router leaves the page where that of the company was, from which the answer was posted.
    if (outcome) scrollTo(0, 0);
  }, [outcome, isCounted, state, company.id]);
  return (
    <Page title={isCounted ? 'Thank you' : company.name} narrow>
      <div className="stack">
        {outcome?.message && <Notice tone="error">{outcome.message}</Notice>}
        {isCounted && <p>Your answer helps the next person who needs a rider.</p>}
        {!isCounted && state === 'due' && <DidTheyAnswer company={company} />}
        {!outcome && state !== 'due' && <p>{state === 'early' ? early : nothing}</p>}
        <Link to={`/company/${company.id}`} className="btn btn-secondary self-start">
          Back to {company.name}
        </Link>
      </div>
    </Page>
  );
}

export { MissingCompany as ErrorBoundary };
