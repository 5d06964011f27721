import { Form, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useHydrated } from '../layout/hydrated.ts';
import { Notice } from '../layout/notice.tsx';
import { UNSENT } from '../layout/unsent-mark.tsx';
import { useAwaitedFields } from './awaited-fields.ts';
import { forgetDraft, useDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import {
  imageFields,
  imageProblem,
  inPageOrder,
  keyField,
  missing,
  sentences,
  textsIn,
  trapField,
  type FormDefinition,
  type FormFailure,
} from './form-definition.ts';
import { FormFields } from './form-fields.tsx';
import { FormContext } from './form-state.ts';
import { KeepForLater, loadUnsent } from './keep-for-later.tsx';
import { compressionsIn } from './photo.ts';
import { noteSubmit } from './send-or-keep.ts';
import { putBackPhotos, useStart, type Start } from './start.ts';
import { SubmitButton } from './submit-button.tsx';

export interface SubmissionFormProps {
  definition: FormDefinition;
  /** Id of this rendered form, from the loader. */
  formKey: string;
  /** Errors of a refused form, from the action. */
  failure: FormFailure | undefined;
  /** Answers with which the form opens. */
  initial?: Record<string, string>;
  /** Reference of the listing that it changes. */
  changes?: string;
  label: string;
  sendingLabel?: string;
}

/** A form that works without script; with script it checks fields, keeps a draft, is sent once and can wait for a connection. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { start, startAnew } = useStart(props.definition.page);
  return <StartedForm key={start.round} {...props} start={start} empty={() => startAnew()} />;
}

type StartedFormProps = SubmissionFormProps & { start: Start; empty: () => void };

function StartedForm(props: StartedFormProps) {
  const { definition, formKey, initial, changes, start, empty, label } = props;
  const { sendingLabel = 'Sending...' } = props;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { unsent } = start;
  const [failure, fail] = useLatest(props.failure, start);
  const [isPreparing, setPreparing] = useState(false);
  const { formMethod, formAction } = useNavigation();
  const sending = formMethod === 'POST' && Boolean(formAction?.startsWith(definition.page));
  const isHydrated = useHydrated();
  const waitsFor = useAwaitedFields(form);
  const place = [definition.page, changes].filter(Boolean).join(' ');
  const isRestored = useDraft(form, place, failure === undefined, Boolean(changes));
  const state = useMemo(
    () => ({ values: failure?.values ?? initial ?? {}, errors: failure?.errors ?? {} }),
    [failure, initial],
  );
  useEffect(() => {
    if (form.current && unsent) void putBackPhotos(form.current, unsent);
  }, [unsent]);

  function send(event: FormEvent<HTMLFormElement>) {
    if (sending) return event.preventDefault();
    const element = event.currentTarget;
    const compressions = compressionsIn(element);
    if (compressions) {
      event.preventDefault();
      setPreparing(true);
      void compressions.then(() => {
        setPreparing(false);
        element.querySelector<HTMLButtonElement>('[type=submit]')?.click();
      });
      return;
    }
    const values = textsIn(new FormData(element));
    const errors = browserErrors(definition, element, values);
    if (!Object.keys(errors).length) return noteSubmit(element);
    event.preventDefault();
    const key = failure?.key ?? formKey;
    fail({ message: sentences.check, errors, values, key, imagesSent: [] });
  }

  function clear() {
    forgetDraft(place);
    empty();
  }

  function leave() {
    clear();
    navigate({ hash: UNSENT }, { replace: true });
  }

  return (
    <FormContext.Provider value={state}>
      {failure && <ErrorSummary message={failure.message} errors={failure.errors} />}
      {failure?.failedAt && definition.canWait && (
        <KeepForLater
          {...{ form, page: definition.page, failedAt: failure.failedAt, onKept: leave }}
          onFailed={() =>
            fail({
              ...failure,
              message:
                'The form could not be kept on this phone. Leave this page open, and send it when you are back online.',
            })
          }
        />
      )}
      {isRestored && <RestoredDraft hasPhotos={imageFields(definition).length > 0} clear={clear} />}
      <Form
        ref={form}
        method="post"
        action={isHydrated ? definition.page : elsewhere(definition.page)}
        encType="multipart/form-data"
        noValidate
        onSubmit={send}
        onFocus={() => void loadUnsent().catch(() => {})}
        className="stack [--gap:1.75rem]"
      >
        <input type="hidden" name={keyField} defaultValue={failure?.key ?? formKey} />
        {unsent && <input type="hidden" name={UNSENT} defaultValue={unsent.id} />}
        <Trap />
        <FormFields form={definition} imagesSent={failure?.imagesSent ?? []} />
        <SubmitButton {...{ label, sendingLabel, waitsFor }} sending={sending || isPreparing} />
      </Form>
    </FormContext.Provider>
  );
}

/**
 * Another address of the page: where a browser's own post finds no site, its error would replace an entry of the history
 * with the same address, and Back would lead past the form.
 */
const elsewhere = (page: string) => `${page}${page.includes('?') ? '&' : '?'}send`;

/** A honeypot for programs that fill in everything; browsers may fill it in, too, so a filled one only informs the moderator. */
const Trap = () => (
  <div className="hidden">
    <label htmlFor={trapField}>Leave this field empty</label>
    <input id={trapField} name={trapField} autoComplete="off" tabIndex={-1} />
  </div>
);

function RestoredDraft({ hasPhotos, clear }: { hasPhotos: boolean; clear: () => void }) {
  return (
    <div className="mb-6">
      <Notice>
        We kept what you typed before.
        {hasPhotos && ' A photo has to be chosen again.'}{' '}
        <button type="button" onClick={clear} className="link cursor-pointer">
          Clear the form
        </button>
      </Notice>
    </div>
  );
}

/** The last failure, even after the router has dropped it on a change of the address's # alone; of a new start its own. */
function useLatest(fromAction: FormFailure | undefined, start: Start) {
  const [seen, setSeen] = useState(fromAction);
  const [failure, fail] = useState(start.round === 0 ? fromAction : start.failure);
  if (fromAction && fromAction !== seen) {
    setSeen(fromAction);
    fail(fromAction);
  }
  return [failure, fail] as const;
}

function browserErrors(
  definition: FormDefinition,
  form: HTMLFormElement,
  values: Record<string, string>,
) {
  const errors = missing(definition, values);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const problem = input.files?.[0] && imageProblem(input.files[0]);
    if (problem) errors[input.name] = problem;
  }
  return inPageOrder(definition, errors);
}
