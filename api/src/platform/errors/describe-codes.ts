import { enter } from '#contract/sentences.ts';
import { codeEntries, titleOf, typeOf } from './codes.ts';

/** The codes as a table, for the introduction of /api/docs. */
export const codesTable = [
  '| Status | Code | What it means | What to do |',
  '| --- | --- | --- | --- |',
  ...codeEntries.map(
    ([code, { status, meaning, remedy }]) =>
      `| ${status} | [\`${code}\`](${typeOf(code)}) | ${meaning} | ${remedy} |`,
  ),
].join('\n');

/** An example of each code, for `components.examples` in openapi.json. */
export const problemExamples = Object.fromEntries(
  codeEntries.map(([code, { status, meaning, example }]) => [
    code,
    {
      summary: meaning,
      value: {
        type: typeOf(code),
        title: titleOf(code),
        status,
        detail: example,
        message: example,
        ...(code === 'validation_failed' && { errors: { cacNumber: enter.cacNumber } }),
        ...(code === 'gone' && { was: { location: 'Ikeja, Lagos', type: 'full-time' } }),
        requestId: '5f0c7a3e-8a34-4a53-9a52-0d8c6ab6b0c1',
      },
    },
  ]),
);
