import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { forgetDraft } from '../forms/draft.ts';
import type { FormFailure, FormPage } from '../forms/form-definition.ts';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { Icon } from '../layout/icon.tsx';
import { inquiry } from './inquiry.ts';

/** The form, which is empty again after each inquiry, below the message that the last one was received. */
export function InquiryForm() {
  const { key, sent } = useLoaderData<FormPage>();
  const { key: visit } = useLocation();
  const failure = useActionData<FormFailure>();
  return (
    <div className="min-w-0">
      {sent && <InquirySent key={visit} />}
      <SubmissionForm
        key={sent ? visit : 'first'}
        definition={inquiry}
        formKey={key}
        failure={failure}
        label="Send inquiry"
        sendingLabel="Sending inquiry..."
      />
    </div>
  );
}

/** Shown for 5 seconds (spec §4), by CSS. */
function InquirySent() {
  useEffect(() => forgetDraft(inquiry.page), []);
  return (
    <p
      id="sent"
      role="status"
      className="notice notice-success mb-6 animate-[vanish_0s_5s_forwards] font-semibold"
    >
      <Icon name="success" className="size-6" />
      {inquiry.success}
    </p>
  );
}
