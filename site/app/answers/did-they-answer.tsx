import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { remember, remembered } from '../layout/remembered.ts';
import { lagosDay } from '../text/ago.ts';

type Company = Record<'id' | 'name', string>;

export function DidTheyAnswer({ company: { id, name } }: { company: Company }) {
  return (
    <Form method="post" action={`/company/${id}/met`} className="card stack" data-screen-only>
      <h2 className="text-lg">Did {name} answer?</h2>
      <p className="text-ink-soft text-sm">
        We showed you their number. We count your answer and keep nothing about you.
      </p>
      <div className="grid grid-cols-2 gap-2">
        {Object.entries(answers).map(([answer, label]) => (
          <button
            key={answer}
            name="answer"
            value={answer}
            className="btn btn-secondary last:col-span-2"
          >
            {label}
          </button>
        ))}
      </div>
    </Form>
  );
}

const answers = { yes: 'Yes', no: 'No', wrong_number: 'Wrong number' } as const;

/** As long as the cookie lives. */
const KEPT_DAYS = 60;

/** On the page of a company, whose kept copy is the same for all: this browser knows itself which numbers it was shown. */
export function AnswerQuestion({ company }: { company: Company }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(isToBeAsked(company.id)), [company.id]);
  return isDue && <DidTheyAnswer company={company} />;
}

/** Whether this browser was shown the number of a company on an earlier day, and has not told about it. */
export const isToBeAsked = (id: string) =>
  (remembered<number>(slot(id)) ?? Infinity) < lagosDay(new Date());

/** Notes in this browser the day on which a number was shown first. */
export function noteShown(id: string) {
  if (!remembered(slot(id))) remember(slot(id), lagosDay(new Date()), KEPT_DAYS);
}

/** The visitor has answered, or may not answer any more. */
export const forgetShown = (id: string) => remember(slot(id), undefined);

const slot = (id: string) => `met:${id}`;
