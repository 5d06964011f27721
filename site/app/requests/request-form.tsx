import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../forms/draft.ts';
import { SelectField, TextField } from '../forms/field.tsx';
import { FormContext } from '../forms/form-state.ts';
import { useHydrated } from '../layout/hydrated.ts';
import type { MaybeHeld } from '../reports/being-checked.tsx';
import type { Asked } from './request.server.ts';
import { goods, limits, requestIn, type DeliveryRequest } from './request-text.ts';
import { RequestMessage } from './request-message.tsx';

interface RequestFormProps {
  company: { id: string; name: string } & MaybeHeld;
  /** Names of places. */
  suggestions: readonly string[];
  asked: Asked | undefined;
}

const nothing = requestIn(new URLSearchParams({ what: 'parcel' }));

/** The questions, and the message that follows the answers; without script once they were sent. */
export function RequestForm({ company, suggestions, asked }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState<DeliveryRequest>(asked?.request ?? nothing);
  const isHydrated = useHydrated();
  // One draft for all companies: a second one is asked the same.
  useDraft(form, 'request', asked === undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const follow = () => setRequest(requestIn(new FormData(element)));
    follow();
    element.addEventListener('input', follow);
    return () => element.removeEventListener('input', follow);
  }, []);
  const place = { suggestions, autoComplete: 'off', isHalf: true, required: 'yes' } as const;
  const when = ['now', 'today before 4', 'tomorrow morning', 'this week'];
  return (
    <div className="stack [--gap:1.5rem]">
      <FormContext.Provider value={{ values: asked?.request ?? {}, errors: {} }}>
        <form
          ref={form}
          action={`/company/${company.id}/ask`}
          onSubmit={(event) => isHydrated && event.preventDefault()}
          className="card stack [--gap:1.25rem]"
        >
          <div className="grid grid-cols-2 items-end gap-3">
            <TextField field={{ name: 'from', label: 'Pickup', placeholder: 'Yaba', ...place }} />
            <TextField field={{ name: 'to', label: 'Drop', placeholder: 'Lekki', ...place }} />
          </div>
          <div className="grid grid-cols-2 items-end gap-3">
            <SelectField
              field={{
                name: 'what',
                label: 'What is it?',
                control: 'select',
                options: goods,
                initial: 'parcel',
                required: 'yes',
              }}
            />
            <TextField
              field={{
                name: 'when',
                label: 'When',
                placeholder: 'today 4pm',
                suggestions: when,
                max: limits.when,
              }}
            />
          </div>
          <TextField
            field={{
              name: 'note',
              label: 'Note',
              placeholder: 'Small box, call me at the gate',
              enterKeyHint: 'done',
              max: limits.note,
            }}
          />
          {!isHydrated && (
            <button className="btn btn-secondary btn-block">Write the message</button>
          )}
        </form>
      </FormContext.Provider>
      {(isHydrated || asked) && <RequestMessage {...{ company, request, asked }} />}
    </div>
  );
}
