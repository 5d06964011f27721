import { Form, useNavigation } from '@remix-run/react';
import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Notice } from '../layout/notice.tsx';
import { useAwaitedFields } from './awaited-fields.ts';
import { useDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import {
  imageLimit,
  inPageOrder,
  keyField,
  missing,
  sentences,
  type FormDefinition,
  type FormFailure,
} from './form-definition.ts';
import { FormContext } from './form-state.ts';
import { SubmitButton } from './submit-button.tsx';
import { Trap } from './trap.tsx';

export interface SubmissionFormProps {
  definition: FormDefinition;
  /** From the loader: names this rendered form. */
  formKey: string;
  /** From the action, when the form was refused. */
  failure: FormFailure | undefined;
  label: string;
  sendingLabel: string;
  children: ReactNode;
}

/** A form of the site: complete without script; with it, it waits, keeps a draft and is sent once. */
export function SubmissionForm({
  definition,
  formKey,
  label,
  sendingLabel,
  children,
  ...props
}: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [failure, fail] = useLatest(props.failure);
  const sending = useSending(definition.page);
  const waitsFor = useAwaitedFields(form);
  const draft = useDraft(form, definition.page, failure === undefined);
  const state = useMemo(
    () => ({ definition, values: failure?.values ?? {}, errors: failure?.errors ?? {} }),
    [definition, failure],
  );

  function send(event: FormEvent<HTMLFormElement>) {
    if (sending) return event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const errors = refusedInBrowser(definition, event.currentTarget, values);
    if (!Object.keys(errors).length) return;
    event.preventDefault();
    fail({
      message: sentences.check,
      errors,
      values,
      key: failure?.key ?? formKey,
      hadImage: false,
    });
  }

  return (
    <FormContext.Provider value={state}>
      {failure && <ErrorSummary message={failure.message} errors={failure.errors} />}
      {draft.restored && <RestoredDraft discard={draft.discard} />}
      <Form
        ref={form}
        method="post"
        action={definition.page}
        encType="multipart/form-data"
        noValidate
        onSubmit={send}
        className="stack [--gap:1.75rem]"
      >
        <input type="hidden" name={keyField} defaultValue={failure?.key ?? formKey} />
        <Trap />
        {children}
        <SubmitButton {...{ label, sendingLabel, sending, waitsFor }} />
      </Form>
    </FormContext.Provider>
  );
}

function RestoredDraft({ discard }: { discard: () => void }) {
  return (
    <div className="mb-6">
      <Notice>
        We kept what you typed before.{' '}
        <button type="button" onClick={discard} className="link cursor-pointer">
          Clear the form
        </button>
      </Notice>
    </div>
  );
}

/** The last failure, also after the router has forgotten it (it does so when only the address's # changes). */
function useLatest(fromAction: FormFailure | undefined) {
  const [seen, setSeen] = useState(fromAction);
  const [failure, fail] = useState(fromAction);
  if (fromAction && fromAction !== seen) {
    setSeen(fromAction);
    fail(fromAction);
  }
  return [failure, fail] as const;
}

function useSending(page: string) {
  const { formMethod, formAction } = useNavigation();
  return formMethod === 'POST' && Boolean(formAction?.startsWith(page));
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** What need not travel to be refused: an empty field, an image that is too large. */
function refusedInBrowser(
  definition: FormDefinition,
  form: HTMLFormElement,
  values: Record<string, string>,
) {
  const errors = missing(definition, values);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    if (input.files?.[0] && input.files[0].size >= imageLimit)
      errors[input.name] = sentences.imageTooLarge;
  }
  return inPageOrder(definition, errors);
}
