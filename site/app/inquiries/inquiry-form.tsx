import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
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
      {sent && (
        <p
          key={visit}
          ref={thank}
          id="sent"
          role="status"
          aria-label={inquiry.success}
          tabIndex={-1}
          className="notice notice-success mb-6 animate-[vanish_0s_5s_forwards] font-semibold"
        >
          <Icon name="success" className="size-6" />
          {inquiry.success}
        </p>
      )}
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

/**
 * Focuses the message, which CSS hides after 5 seconds (spec §4): the router would focus the heading, far above. Not where
 * the visitor types already. Its label is what a screen reader says of a focused status: Orca says no more.
 */
function thank(message: HTMLElement | null) {
  if (message) forgetDraft(inquiry.page);
  if (document.activeElement === document.body) message?.focus({ preventScroll: true });
}
