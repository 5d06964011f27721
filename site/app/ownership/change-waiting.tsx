import { fieldsOf } from '../forms/form-definition.ts';
import { answersOf, newForm } from './edit-form.ts';
import { OwnerButton } from './owner-button.tsx';
import type { OwnedFields, Ownership } from './ownership.ts';

type OwnershipWithChange = Ownership & { change: NonNullable<Ownership['change']> };

/** The change that a moderator has not read yet beside what visitors see, field by field. */
export function ChangeWaiting({ kind, listing, change, page }: OwnershipWithChange) {
  return (
    <section className="section stack" aria-labelledby="change">
      <h2 id="change">Your change is waiting for us</h2>
      <p>
        {page
          ? 'Visitors see the left one until we have read your change.'
          : 'We have to read it first.'}
        {change.identity.length > 0 && ' Before that we ask at the phone or email that it has now.'}
      </p>
      <table className={sideBySide}>
        <thead>
          <tr>
            <th scope="col">{page ? 'Visitors see' : 'As it is now'}</th>
            <th scope="col">Your change</th>
          </tr>
        </thead>
        {differences(kind, listing, change.facts).map(({ name, label, now, then }) => (
          <tbody key={name} className="border-line border-t">
            <tr>
              <th scope="rowgroup" colSpan={2} className="text-ink-soft font-normal">
                {label}
              </th>
            </tr>
            <tr>
              <td>{now}</td>
              <td className="font-semibold">{then}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <OwnerButton intent="drop-change">Take the change back</OwnerButton>
    </section>
  );
}

const sideBySide =
  'bg-surface border-line w-full table-fixed border text-left text-sm sm:text-base [&_:is(td,th)]:px-3 ' +
  '[&_:is(td,th)]:align-top [&_td]:pb-3 [&_td]:wrap-anywhere [&_td]:whitespace-pre-line [&_th]:pt-3 [&_thead_th]:pb-3';

const path = (address: string) => address.split('?')[0];

function differences(kind: Ownership['kind'], listing: OwnedFields, facts: OwnedFields) {
  const [before, after] = [answersOf(kind, listing), answersOf(kind, { ...listing, ...facts })];
  return fieldsOf(newForm[kind]).flatMap((field) => {
    const { name, label } = field;
    const [now = '', then = ''] = [before[name], after[name]];
    // Images have signed addresses, which differ in each answer.
    const isSame = field.control === 'image' ? path(now) === path(then) : now === then;
    if (isSame) return [];
    const shown = (answer: string) => {
      if (!answer) return '–';
      if (field.control === 'image')
        return <img src={answer} alt={label} width="120" className="rounded-md" />;
      return field.control === 'select' ? (field.options[answer] ?? answer) : answer;
    };
    return [{ name, label, now: shown(now), then: shown(then) }];
  });
}
