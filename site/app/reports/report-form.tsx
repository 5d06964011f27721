import { useActionData, useLoaderData, useParams } from '@remix-run/react';
import { reasonsFor, reportReasons } from '#contract/reports.ts';
import type { FieldName, FormDefinition, FormFailure, FormPage } from '../forms/form-definition.ts';
import { email, phone } from '../forms/questions.tsx';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';

type Kind = 'company' | 'job' | 'number';

/** The report of a company, a job or a number. */
export const reportForm = (kind: Kind, id = ''): FormDefinition<FieldName<'ReportForm'>> => ({
  page: kind === 'number' ? '/report/number' : `/${kind}/${id}/report`,
  call: '/api/reports',
  sections: [
    {
      fields: [
        ...(kind === 'number' ? [{ ...phone, label: 'The number' }] : []),
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
  success:
    'Thank you. We have your report, and a moderator reads it. Did you give an email address? Open our email now and press its button: only then does your report count, and we can tell you what was decided. Without one we cannot. Have you got a police report since? Reply to our email with its number.',
  failure: 'Your report could not be sent. Please try again.',
});

interface Reporting extends FormPage {
  name?: string;
}

export const reportMeta = (
  args: Parameters<typeof pageMeta>[0] & { data?: Reporting | undefined },
) => {
  const title = titleOf(args.data?.name);
  const shown = args.data?.refused ? `Error: ${title}` : title;
  return pageMeta(args, { title: shown, description: title, noindex: true });
};

const titleOf = (name = 'a number') => `Report ${name}`;

/** The form, or the thanks after it; `initial` are answers with which it opens. */
export function ReportPage({ kind, initial }: { kind: Kind; initial?: Record<string, string> }) {
  const { key, sent, name } = useLoaderData<Reporting>();
  const answer = useActionData<FormFailure>();
  const failure = initial ? undefined : answer;
  const { id } = useParams();
  const form = reportForm(kind, id);
  return (
    <Page
      narrow
      title={titleOf(name)}
      lead="A moderator reads every report. When several people who do not know each other report the same, its contacts are hidden until we have checked."
      back={<BackLink to={id ? `/${kind}/${id}` : '/report'} />}
    >
      {sent ? (
        <p id="sent" role="status" className="notice notice-success">
          {form.success}
        </p>
      ) : (
        <div className="stack [--gap:1.75rem]">
          <Notice tone="warning">
            Goods or money are gone? Go to the police first, and call the bank if you paid by
            transfer.
          </Notice>
          <SubmissionForm
            {...{ definition: form, formKey: key, failure, initial }}
            {...{ label: 'Send report', sendingLabel: 'Sending...' }}
          />
        </div>
      )}
    </Page>
  );
}
