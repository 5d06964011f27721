import names from './file-names.json' with { type: 'json' };

/** Hostile file names, each with `canary`, without characters that end a header line. */
export const fileNames = [
  ...names.fileNames,
  `canary${'x'.repeat(249)}`,
  `canary${'x'.repeat(994)}`,
];

/** Part headers with file names that end a header line or a string, sent as they are. */
export const brokenDispositions = names.brokenDispositions;
