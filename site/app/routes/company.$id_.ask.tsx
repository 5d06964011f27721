import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { liveCompany } from '../companies/live-company.server.ts';
import { failed, MissingCompany } from '../companies/missing-company.tsx';
import { revealNumber } from '../companies/reveal.server.ts';
import { readTexts } from '../forms/multipart.server.ts';
import { BackLink } from '../layout/back-link.tsx';
import { answerTo } from '../layout/network.ts';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { missingMeta } from '../listings/missing-listing.tsx';
import { pick } from '../listings/pick.ts';
import { namesAround } from '../places/gazetteer.server.ts';
import { askedOf, type Asked } from '../requests/request.server.ts';
import { RequestForm } from '../requests/request-form.tsx';
import { limits, requestIn } from '../requests/request-text.ts';

export { formHeaders as headers } from '../forms/form-page.server.ts';

/** No script of others: without our own the words are in the address. */
export const handle = { analytics: false };

/** The words are in no referrer of the next page either. */
export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const title = `Ask ${args.data.company.name} on WhatsApp`;
  return [
    ...pageMeta(args, { title, description: title, noindex: true }),
    { name: 'referrer', content: 'strict-origin' },
  ];
};

/** The form, and with fields in the address, as a browser without script sends them, the text. */
export async function loader(visit: LoaderFunctionArgs) {
  const company = await liveCompany(visit, visit.params.id);
  const { searchParams: given } = new URL(visit.request.url);
  const isAsked = fields.some((name) => given.has(name));
  return {
    company: pick(company, ['id', 'name', 'heldSince', 'isPhoneDoubtful']),
    suggestions: namesAround(company.place),
    asked: isAsked ? await askedOf(visit, company, requestIn(given)) : undefined,
  };
}

const fields = Object.keys(limits);

/** Reveals the number; the words are in the body alone, and nobody keeps them. */
export async function action(visit: ActionFunctionArgs) {
  const texts = await readTexts(visit.request, ...fields);
  const company = await liveCompany(visit, visit.params.id);
  const request = requestIn(new URLSearchParams(texts));
  const { reveal, ...answer } = await revealNumber(visit.request, company.id);
  return data<Asked>({ ...(await askedOf(visit, company, request)), reveal }, answer);
}

/** Keeps the form when the connection fails or the network has sent too many. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  return answerTo(serverAction<Asked>(), (message): Asked => ({
    request: requestIn(form),
    reveal: { message },
  }));
}

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

export default function AskPage() {
  const { company, suggestions, asked } = useLoaderData<typeof loader>();
  const posted = useActionData<Asked>();
  return (
    <Page
      title={`Ask ${company.name} on WhatsApp`}
      lead="Say what to deliver. We write the message, you send it."
      narrow
      back={<BackLink to={`/company/${company.id}`} />}
    >
      <RequestForm key={company.id} {...{ company, suggestions }} asked={posted ?? asked} />
    </Page>
  );
}

export { MissingCompany as ErrorBoundary };
