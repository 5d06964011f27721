import { registration } from '../companies/registration.tsx';
import type { FieldDefinition, FormDefinition } from '../forms/form-definition.ts';
import { posting } from '../jobs/posting.tsx';
import { answerOf, type OwnedFields, type OwnedKind, type Ownership } from './ownership.ts';

/** The form of a new listing. */
export const newForm: Record<OwnedKind, FormDefinition> = { company: registration, job: posting };

/** Fields about the place, hidden unless the form asks for them; `placeWas` is the place at the opening of the form. */
const hiddenPlace = ['location', 'place', 'placeWas'];
/** All such fields; `opened` has hashes of the answers at the opening of the form. */
const carried = [...hiddenPlace, 'opened'];
/** The answers that say where a listing is. */
const whereabouts = { company: ['address', 'state', 'area'], job: ['location', 'state', 'area'] };

/** All fields about the place, hidden ones too: they are one answer, since a state and an area of two people are no place. */
export const placeAnswers = (kind: OwnedKind) => [...whereabouts[kind], ...hiddenPlace];

type Answers = Record<string, string>;

/** The questions of a new listing except plan and terms; without `answers` all possible ones. `of` identifies the listing. */
export function editForm(kind: OwnedKind, of: string, answers?: Answers): FormDefinition {
  const sections = newForm[kind].sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.flatMap((field) => questions(field, answers)),
  }));
  const asked = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  const hidden = carried.filter((name) => !asked.includes(name));
  const rest = hidden.map((name) => ({ name, label: name, control: 'hidden' as const }));
  return {
    page: `/manage/edit?of=${of}`,
    call: `/api/ownership/${kind}`,
    sections: [...sections.filter(({ fields }) => fields.length > 0), { fields: rest }],
    success: 'Received.',
    failure: registration.failure,
  };
}

function questions(field: FieldDefinition, answers?: Answers): FieldDefinition[] {
  const { name, label, control } = field;
  const now = answers?.[name];
  if (control === 'plan' || name === 'terms') return [];
  // A moderator may have written a service that the form does not offer.
  if (control === 'radio' && now && !field.choices.some(({ value }) => value === now))
    return [{ ...field, choices: [...field.choices, { value: now, text: now }] }];
  if (control !== 'image' || (answers && !now)) return [field];
  const text = `Remove the ${label.toLowerCase()}`;
  const removed = `remove${name[0]?.toUpperCase()}${name.slice(1)}`;
  const keep = {
    ...field,
    hint: 'Leave it empty to keep the one you have. JPG, PNG or WebP, up to 5 MB.',
  };
  return [keep, { control: 'checkbox', name: removed, label: text, text, value: 'on' }];
}

/** A listing as answers to its form. */
export function answersOf(kind: OwnedKind, { place, reachStates, ...facts }: OwnedFields): Answers {
  const [state = '', area = ''] = answerOf(place).split('/');
  const answers: Answers = {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, answerOf(fact)])),
    ...{ place: answerOf(place), state, area: named(area) },
    reachStates: named(answerOf(reachStates)).replace(/\n/g, ', '),
  };
  return { ...answers, placeWas: placeIn(kind, answers) };
}

/** The answers with which the form of a listing opens: of the change that waits, or of the listing. */
export const openAnswers = ({ kind, listing, change }: Ownership) =>
  answersOf(kind, { ...listing, ...change?.facts });

/** The answers as the API takes them, without empty ones: who has moved is placed by the new answers alone. */
export function factsOf(kind: OwnedKind, { placeWas, ...answers }: Answers): Answers {
  const hasMoved = placeIn(kind, answers) !== placeWas;
  const outdated = hasMoved ? ['place', kind === 'company' && 'location'] : ['state', 'area'];
  const facts = Object.entries(answers);
  return Object.fromEntries(facts.filter(([name, fact]) => fact && !outdated.includes(name)));
}

const placeIn = (kind: OwnedKind, answers: Answers) =>
  whereabouts[kind].map((name) => answers[name]).join(' | ');

/** `akwa-ibom` as `Akwa Ibom`. */
const named = (path: string) =>
  path.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
