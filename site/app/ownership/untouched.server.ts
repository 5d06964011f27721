import { createHash } from 'node:crypto';

type Answers = Record<string, string>;

/** A field of a form with a hash of its answer; browsers send line breaks as CRLF. */
const printOf = (name: string, answer: string) =>
  `${name}.${createHash('sha256').update(answer.replaceAll('\r\n', '\n')).digest('base64url').slice(0, 8)}`;

/** The answers with which a form is opened, for {@link withNewer}. */
export const printsOf = (answers: Answers) =>
  Array.from(Object.entries(answers), (field) => printOf(...field)).join(' ');

/**
 * The posted answers, but those that were left as they were `opened` as they are `now`: somebody else with the same link may
 * have changed them meanwhile. `joint` answers are one: all of them count as posted if one was changed.
 */
export function withNewer(
  { opened = '', ...posted }: Answers,
  now: Answers = {},
  joint: readonly string[] = [],
): Answers {
  const prints = opened.split(' ');
  const fields = Object.entries(posted);
  const changed = fields.flatMap(([name, answer]) =>
    prints.includes(printOf(name, answer)) ? [] : [name],
  );
  if (joint.some((name) => changed.includes(name))) changed.push(...joint);
  const answers = { ...posted };
  for (const [name, answer] of fields)
    if (!changed.includes(name)) answers[name] = now[name] ?? answer;
  return answers;
}
