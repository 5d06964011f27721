import { z } from 'zod';
import { amount } from './amount.ts';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

/** The message of an issue for which the schema has none, instead of the library's. */
function fallbackSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This is required'
        : 'This is not the right kind of value';
    case 'too_small':
      return issue.origin === 'string'
        ? `Write at least ${amount(issue.minimum, 'character')}`
        : `This must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Write at most ${amount(issue.maximum, 'character')}`
        : `This must be at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return 'There is no such field';
    case 'invalid_value':
      return `This must be ${anyOf(issue.values.map(String))}`;
    case 'invalid_union': {
      // The other alternatives are an empty field, or a value of another type.
      const errors = issue.errors.flat();
      const error = errors.findLast(({ code }) => code !== 'invalid_type') ?? errors.at(-1);
      return error?.message ?? 'This is not a valid value';
    }
    default:
      return 'This is not a valid value';
  }
}

/** `a, b or c` */
export const anyOf = (choices: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);

z.config({ customError: fallbackSentence });
