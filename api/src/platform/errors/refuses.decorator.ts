import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { codeOf, codes, type ProblemCode } from './codes.ts';

/** The documentation of an error response: codes of one status, with an example of each. */
export const refusal = (...named: [ProblemCode, ...ProblemCode[]]) => ({
  status: codes[named[0]].status,
  description: named.map((code) => codes[code].meaning).join(' Or: '),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(
        named.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      ),
    },
  },
});

/** Documents the error responses of a call, by code or by status for its default code. */
export function Refuses(...refusals: (ProblemCode | number)[]) {
  const byStatus = new Map<number, [ProblemCode, ...ProblemCode[]]>();
  for (const given of refusals) {
    const code = typeof given === 'number' ? codeOf(given) : given;
    const { status } = codes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code] as [ProblemCode]);
  }
  return applyDecorators(...[...byStatus.values()].map((named) => ApiResponse(refusal(...named))));
}
