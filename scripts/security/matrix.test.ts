import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { faultOf, matrixRows, rowsInTests } from './matrix.ts';

const rows = matrixRows();
const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

describe('The matrix of docs/security.md', () => {
  test('has every row once', () => {
    const expected = [
      ...numbered('U', 9),
      ...numbered('X', 12),
      ...numbered('A', 10),
      ...numbered('T', 8),
      ...numbered('Z', 13),
    ];
    assert.deepEqual(
      rows.map(({ id }) => id),
      expected,
    );
  });

  for (const { id, state, holds, commands } of rows) {
    test(`says of ${id} what it is worth, and proves it`, () => {
      assert.match(state, /^(held|partly|not)$/);
      assert.ok(holds.length > 20, 'it does not say what holds it, or why nothing does');
      assert.equal(commands.length > 0, state !== 'not');
      for (const command of commands) assert.equal(faultOf(command), undefined, command);
    });
  }

  test('has a row for every test that names one', () => {
    const named = rowsInTests();
    assert.ok(named.length > 15);
    const known = new Set(rows.map(({ id }) => id));
    assert.deepEqual(
      named.filter((id) => !known.has(id)),
      [],
    );
  });

  test('would notice a test that is gone', () => {
    assert.match(faultOf('npm test -- api -- abuse/nothing -t U1') ?? '', /no test file/);
    assert.match(faultOf('npm test -- api -- abuse/uploads -t U77') ?? '', /is called 'U77'/);
    assert.match(faultOf('npm test -- nothing -- x') ?? '', /no step/);
    assert.match(faultOf('npm run nothing') ?? '', /no script/);
    assert.match(faultOf('npx node --test scripts/security/nothing.test.ts') ?? '', /not all of/);
  });
});
