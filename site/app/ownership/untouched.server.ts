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
 * have changed them meanwhile.
 */
export function withNewer({ opened = '', ...posted }: Answers, now: Answers = {}): Answers {
  const prints = opened.split(' ');
  const answers = { ...posted };
  for (const [name, answer] of Object.entries(posted))
    if (prints.includes(printOf(name, answer))) answers[name] = now[name] ?? answer;
  return answers;
}
