import { rm } from 'node:fs/promises';
import { config } from '../../src/config/config.ts';
import { forgetDatabase, forgetEntities } from '../app.ts';
import { takeViolations } from '../contract-check/watch-responses.ts';

/** Runs before each test file: it starts with no database and an empty data folder, and fails on undocumented responses. */
export default async function setUpTestFile(): Promise<void> {
  forgetDatabase();
  await rm(config.dataDir, { recursive: true, force: true });
  afterEach(() => {
    forgetEntities();
    const found = takeViolations();
    if (found.length > 0)
      throw new Error(`Violations of contract/openapi.json:\n${found.join('\n')}`);
  });
}
