import { inNaira, termInWords, type Plan } from '#contract/plans.ts';
import { Icon } from '../layout/icon.tsx';
import { choiceCard } from './choice-field.tsx';
import { FieldNotes } from './field.tsx';
import type { FieldWith } from './form-definition.ts';
import { useField } from './form-state.ts';

/** Plans with their prices and terms (spec §9). */
export function PlanPanel({ field }: { field: FieldWith<'plan'> }) {
  const state = useField(field);
  return (
    <fieldset aria-describedby={state.describedBy}>
      <legend className="mb-1 text-xl font-bold">Choose a plan</legend>
      <FieldNotes field={state} />
      <div className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-3">
        {Object.entries(field.plans).map(([value, plan], index) => (
          <label key={value} className={`${choiceCard} items-start`}>
            <input
              type="radio"
              name="plan"
              value={value}
              id={index ? undefined : 'plan'}
              defaultChecked={(state.value ?? field.initial) === value}
            />
            <PlanTerms plan={plan} />
          </label>
        ))}
      </div>
      <p className="field-hint mt-3">
        You pay nothing now. For Featured and Premium we contact you about payment after the review.
        They take turns on the home page, by the hour.
      </p>
    </fieldset>
  );
}

function PlanTerms({ plan }: { plan: Plan }) {
  const term = termInWords(plan);
  return (
    <span className="min-w-0 grow">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 sm:block">
        <span className="block font-semibold">{plan.name}</span>
        <span className="sm:mt-1 sm:block">
          <span className="text-lg font-bold">{inNaira(plan.naira)}</span>{' '}
          <span className="text-ink-soft text-sm whitespace-nowrap">/ {term}</span>
        </span>
      </span>
      <span className="mt-1 block text-sm sm:mt-2">
        {plan.benefits
          .filter((benefit) => benefit !== term)
          .map((benefit) => (
            <span key={benefit} className="flex gap-1.5 wrap-anywhere">
              <Icon name="check" className="text-action mt-1 size-4" />
              {benefit}
            </span>
          ))}
      </span>
    </span>
  );
}
