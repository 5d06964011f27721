import { useActionData } from '@remix-run/react';
import { nextStep } from '#contract/rejections.ts';
import { CacExplanation } from '../forms/cac-explanation.tsx';
import type { FormFailure } from '../forms/form-definition.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import { editForm, newForm, openAnswers } from './edit-form.ts';
import type { OwnerPage } from './owner-link.server.ts';
import type { Ownership } from './ownership.ts';

/** The listing's form, filled with the change that waits or the listing; of a rejected one the form for a new listing. */
export function Edit({ kind, of, own, formKey, opened }: OwnerPage & { opened: string }) {
  const failure = useActionData<FormFailure | { isReceived: true }>();
  if (failure && 'isReceived' in failure) return <Received />;
  const answers = own && { ...openAnswers(own), plan: own.wishedPlan, opened };
  const isNew = own?.state === 'rejected';
  const [title, label] = isNew
    ? ['Correct and send again', 'Send again']
    : ['Change your listing', 'Send the change'];
  return (
    <Page
      narrow
      title={title}
      lead={own && leads[own.state]}
      back={<BackLink to="/manage" reloadDocument />}
    >
      {isNew && own.reason && (
        <div className="mb-6">
          <Notice tone="warning">
            <strong>Why we could not approve it:</strong>{' '}
            <span className="whitespace-pre-line">{own.reason}</span>
            <p className="mt-2">{nextStep(kind, own.reason)}</p>
          </Notice>
        </div>
      )}
      <SubmissionForm
        definition={isNew ? newForm[kind] : editForm(kind, of, answers)}
        formKey={formKey}
        failure={failure}
        initial={answers}
        changes={own?.reference}
        label={label}
      />
      <div className="section">
        <CacExplanation />
      </div>
    </Page>
  );
}

const Received = () => (
  <Page narrow title="We have received your change">
    <div className="stack">
      <Notice tone="success">
        Only the connection was lost since. Open your listing when you are back online.
      </Notice>
      <a href="/manage" className="btn btn-primary self-start">
        Open your listing
      </a>
    </div>
  </Page>
);

const read =
  'Visitors keep seeing it as it is until we have read your change. If you change the name, the CAC number or how people reach you, we first ask you at the phone number or email shown now.';
const leads: Partial<Record<Ownership['state'], string>> = {
  pending: 'It is still waiting for us, so your change counts at once.',
  live: read,
  ended: read,
  withdrawn: read,
  rejected: 'This is what you sent. Correct it, and we read it as a new submission.',
};
