import {
  useActionData,
  useLoaderData,
  useLocation,
  useParams,
  useSearchParams,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { HOLD_HOURS } from '#contract/holds.ts';
import { reasonsFor, reportReasons } from '#contract/reports.ts';
import { prefillDraft } from '../forms/draft.ts';
import type { FieldName, FormDefinition, FormFailure, FormPage } from '../forms/form-definition.ts';
import { email, otherPhone } from '../forms/questions.tsx';
import { sendOrKeep, sentFrom } from '../forms/send-or-keep.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { useSite } from '../layout/site.ts';
import { missingMeta } from '../listings/missing-listing.tsx';

type Kind = 'company' | 'job' | 'number';

/** The subject of the reports that are made at an address. */
export const kindIn = ({ pathname }: { pathname: string }) =>
  (/^\/(company|job)\//.exec(pathname)?.[1] ?? 'number') as Kind;

export const reportForm = (kind: Kind, id = ''): FormDefinition<FieldName<'ReportForm'>> => ({
  page: kind === 'number' ? '/report/number' : `/${kind}/${id}/report`,
  call: '/api/reports',
  sections: [
    {
      fields: [
        ...(kind === 'number' ? [{ ...otherPhone, label: 'The number', hint: ofCompany }] : []),
        {
          name: 'reason',
          label: 'What happened?',
          required: 'Choose what happened',
          control: 'radio',
          choices: reasonsFor(kind).map((value) => ({ value, text: reportReasons[value].words })),
        },
        {
          name: 'words',
          label: 'In your words',
          hint: 'Only our moderators read it.',
          lines: 4,
          max: 1000,
        },
        ...(kind === 'number' ? [] : [caller]),
        { name: 'day', label: 'On which day?', type: 'date' },
        {
          ...email,
          required: undefined,
          hint: 'We send one email with a button. Your report counts once you press it. The company never learns who you are.',
        },
        { name: 'policeNumber', label: 'Number of the police report' },
      ],
    },
  ],
  success: 'We have your report, and a moderator reads it.',
  failure: 'Your report could not be sent. Please try again.',
});

export const sendReport = (args: ClientActionFunctionArgs) =>
  sendOrKeep(args, reportForm(kindIn(new URL(args.request.url)), args.params.id));

const held = `When several people who do not know each other report the same thing, we hide the contacts while we check, for ${HOLD_HOURS} hours at most.`;
const ofCompany =
  'Is it the number of a company listed here? Report the company on its page: only that can hide its contacts.';
const warned = 'Once your report counts, people who check this number are warned.';

const caller = {
  ...otherPhone,
  required: undefined,
  label: 'Which number called you?',
  hint: `The number of the rider, or of the person who took the goods or the money. ${warned}`,
} as const;

/** Advice after a report, the most urgent first. */
const nextSteps = (mail: 'mailed' | 'unmailed' | 'none', supportEmail: string) => [
  'Did you pay by transfer? Call your bank now, and ask it to stop the transfer.',
  {
    mailed:
      'Open our email and press its button: only then does your report count, and only then can we tell you what was decided.',
    unmailed:
      'We sent no email about this report: we send an address only a few of them in 24 hours. Press the buttons in those that you have. A moderator reads this report, but it does not count towards warning others. Send it again in 24 hours to make it count.',
    none: 'You gave no email address. A moderator reads your report, but it does not count towards warning others, and we cannot tell you what was decided. Send it again with an address if you want that.',
  }[mail],
  `Are goods or money gone? Report it to the police, and ${mail === 'mailed' ? 'reply to our email' : `write to ${supportEmail || 'us'}`} with the number of their report.`,
  'Keep the chat, the call log, the receipts and your photos. Send no more goods or money, not even to get the first back.',
];

type Reporting = FormPage & { name?: string };

export const reportMeta = (
  args: Parameters<typeof pageMeta>[0] & { data?: Reporting | undefined },
) => {
  if (!args.data) return missingMeta(args, 'Report');
  const title = titleOf(args.data);
  return pageMeta(args, { title, description: title, noindex: true });
};

const titleOf = ({ name = 'a number', received }: Reporting) =>
  received ? 'Thank you for your report' : `Report ${name}`;

/** The form, or the thanks after it; `initial` are answers with which it opens. */
export function ReportPage({ initial }: { initial?: Record<string, string> }) {
  const kind = kindIn(useLocation());
  const page = useLoaderData<Reporting>();
  const { supportEmail } = useSite();
  const answer = useActionData<FormFailure>();
  const [search] = useSearchParams();
  const mail = (['mailed', 'unmailed'] as const).find((name) => search.has(name)) ?? 'none';
  const failure = initial ? undefined : answer;
  const { id } = useParams();
  const form = reportForm(kind, id);
  return (
    <Page
      narrow
      title={titleOf(page)}
      lead={
        !page.received && `A moderator reads every report. ${kind === 'number' ? warned : held}`
      }
      back={<BackLink to={id ? `/${kind}/${id}` : '/report'} />}
    >
      {page.received ? (
        <section className="stack" aria-label="Your report">
          <div id="sent">
            <Notice tone="success">
              {form.success} Its reference is <strong>{page.received}</strong>.
            </Notice>
          </div>
          <h2 className="text-lg">What to do now</h2>
          <ol className="stack list-decimal pl-6">
            {nextSteps(mail, supportEmail).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {mail === 'none' && (
            <a
              href={form.page}
              onClick={() => prefillDraft(form.page, sentFrom(form.page))}
              className="btn btn-secondary self-start"
            >
              Report it again, with an email address
            </a>
          )}
          {kind !== 'job' && (
            <a href="/companies?proof=cac%2Cphone" className="btn btn-secondary self-start">
              Look for companies with CAC and phone checked
            </a>
          )}
        </section>
      ) : (
        <div className="stack [--gap:1.75rem]">
          <Notice tone="warning">
            Are goods or money gone? Call your bank at once if you paid by transfer, then go to the
            police.
          </Notice>
          {kind === 'company' && (
            <p>
              A fake rider may just be using this company’s name.{' '}
              <a href="/check" className="link">
                Check the number that called you
              </a>
              : if it is not theirs, report the number instead.
            </p>
          )}
          <SubmissionForm
            definition={form}
            formKey={page.key}
            failure={failure}
            initial={initial}
            label="Send report"
          />
        </div>
      )}
    </Page>
  );
}
