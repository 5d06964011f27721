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
    default:
      return 'This is not a valid value';
  }
}

z.config({ customError: fallbackSentence });
