import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { PhoneDoubt } from '../companies/company-panels.tsx';
import { prefillDraft, useDraft } from '../forms/draft.ts';
import type { FieldDefinition } from '../forms/form-definition.ts';
import { FormFields } from '../forms/form-fields.tsx';
import { FormContext } from '../forms/form-state.ts';
import { useHydrated } from '../layout/hydrated.ts';
import { useSite } from '../layout/site.ts';
import { BeingChecked } from '../reports/being-checked.tsx';
import { goods, limits, requestIn, type DeliveryRequest } from './request-text.ts';
import { searchedRoute } from '../search/searched-route.ts';
import { askPath, REQUEST, RequestMessage, type RequestMessageProps } from './request-message.tsx';

interface RequestFormProps extends Pick<RequestMessageProps, 'company' | 'asked'> {
  /** Names of places. */
  suggestions: readonly string[];
}

const times = ['now', 'today before 4', 'tomorrow morning'];

const questions = (suggestions: readonly string[]): FieldDefinition<keyof DeliveryRequest>[] => {
  const place = { suggestions, required: 'yes' } as const;
  const what = { control: 'select', options: goods, initial: 'parcel', required: 'yes' } as const;
  const when = { suggestions: times, max: limits.when };
  return [
    { name: 'from', label: 'Pickup', placeholder: 'Yaba', ...place },
    { name: 'to', label: 'Drop', placeholder: 'Lekki', ...place },
    { name: 'what', label: 'What is it?', ...what },
    { name: 'when', label: 'When', placeholder: 'today 4pm', ...when },
    { name: 'note', label: 'Note', placeholder: 'Call me at the gate', max: limits.note },
  ];
};

const nothing = requestIn(new URLSearchParams({ what: 'parcel' }));

/** The questions, and the message that follows the answers; without script once they were sent. */
export function RequestForm({ company, suggestions, asked }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState<DeliveryRequest>(asked?.request ?? nothing);
  const isHydrated = useHydrated();
  const sendsTo = useNavigation().formAction;
  const { siteUrl } = useSite();
  useEffect(() => prefillDraft(REQUEST, searchedRoute()), []);
  // One draft for all companies, since the request to the next one is the same.
  useDraft(form, REQUEST, asked === undefined);
  useEffect(() => {
    if (form.current) setRequest(requestIn(new FormData(form.current)));
  }, []);
  return (
    <div className="stack [--gap:1.5rem]">
      <BeingChecked kind="company" listing={company} />
      <PhoneDoubt company={company} />
      {/* Field of the lite switch in the footer, which finds no address in the referrer of this page. */}
      <input
        type="hidden"
        name="page"
        value={`${siteUrl}${askPath(company.id)}?${new URLSearchParams(request)}`}
        form="lite"
      />
      <FormContext.Provider value={{ values: asked?.request ?? {}, errors: {} }}>
        <Form
          ref={form}
          id={REQUEST}
          action={askPath(company.id)}
          preventScrollReset
          onSubmit={(event) => sendsTo && event.preventDefault()}
          onInput={({ currentTarget }) => setRequest(requestIn(new FormData(currentTarget)))}
          className="card stack [--gap:1.25rem]"
        >
          <FormFields form={{ sections: [{ fields: questions(suggestions) }] }} imagesSent={[]} />
          {/* The first button of a form is what Enter presses. */}
          <button hidden={isHydrated} disabled={isHydrated} className="btn btn-secondary btn-block">
            Write the message
          </button>
        </Form>
      </FormContext.Provider>
      {(isHydrated || asked) && <RequestMessage {...{ company, request, asked, sendsTo }} />}
    </div>
  );
}
