import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dataset } from './dataset.ts';
import { cacheControl, judge, survives, terms } from './freshness.ts';
import { Page, type Rendered } from './page.ts';

const start = 1_000_000;
const minute = 60_000;

/** A page of version 7 that was rendered within 10 ms. */
const page = (facts: Partial<Rendered> = {}) =>
  new Page(
    {
      status: 200,
      headers: [],
      body: Buffer.from('page'),
      version: 7,
      endsAt: Infinity,
      startedAt: start,
      cacheControl: 'public, max-age=0',
      personal: false,
      ...facts,
    },
    start + 10,
  );
const rendered = start + 10;

/** An API that has said at the start that its version is 7, and lives as long as it is told. */
function dataset({ alive = Infinity } = {}) {
  const told = new Dataset();
  told.opened(7, start);
  told.alive(alive);
  return told;
}

test('a page is fresh for a minute, then shown while it is rendered again, and not after ten', () => {
  const told = dataset();
  assert.equal(judge(page(), told, rendered + minute - 1), 'fresh');
  assert.equal(judge(page(), told, rendered + minute), 'renew');
  assert.equal(judge(page(), told, rendered + 10 * minute - 1), 'renew');
  assert.equal(judge(page(), told, rendered + 10 * minute), 'wait');
});

test('a page is not shown from the moment a listing on it ends', () => {
  const ending = page({ endsAt: start + 5_000 });
  const told = dataset();
  assert.equal(judge(ending, told, start + 4_999), 'fresh');
  assert.equal(judge(ending, told, start + 5_000), 'wait');
  assert.equal(survives(ending, told, start + 4_999), true);
  assert.equal(survives(ending, told, start + 5_000), false);
});

test('after a change the old page is shown for half a second at most', () => {
  const told = dataset();
  told.changed(8, start + 2_000);
  assert.equal(judge(page(), told, start + 2_000), 'change');
  assert.equal(judge(page(), told, start + 2_000 + terms.afterChange - 1), 'change');
  assert.equal(judge(page(), told, start + 2_000 + terms.afterChange), 'wait');
  assert.equal(survives(page(), told, start + 2_000), false);
  assert.equal(judge(page({ version: 8 }), told, start + 2_000), 'fresh');
});

test('the half second counts from the first change that a page lacks, not from the last', () => {
  const told = dataset();
  told.changed(8, start + 1_000);
  told.changed(9, start + 1_499);
  assert.equal(judge(page(), told, start + 1_499), 'change');
  assert.equal(judge(page(), told, start + 1_500), 'wait');
  assert.equal(judge(page({ version: 8 }), told, start + 1_500), 'change');
});

test('of changes that are long forgotten it is known that they were long ago', () => {
  const told = dataset();
  for (let version = 8; version < 200; version += 1) told.changed(version, start + version * 50);
  assert.equal(judge(page(), told, start + 199 * 50), 'wait');
  assert.equal(judge(page({ version: 198 }), told, start + 199 * 50), 'change');
});

test('a replica that is behind is asked again every quarter of a second', () => {
  const told = dataset();
  told.changed(8, start - 1_000);
  assert.equal(judge(page(), told, rendered + terms.lagging - 1), 'fresh');
  assert.equal(judge(page(), told, rendered + terms.lagging), 'renew');
});

test('while nobody tells of changes a page lives for a second', () => {
  for (const told of [dataset({ alive: start - 12_001 }), dataset()]) {
    if (told.heardAt === Infinity) told.lost();
    assert.equal(judge(page(), told, rendered + terms.blind - 1), 'fresh');
    assert.equal(judge(page(), told, rendered + terms.blind), 'wait');
  }
});

test('silence is taken for blindness after 12 seconds', () => {
  const told = dataset({ alive: start });
  assert.equal(told.isBlind(start + 12_000), false);
  assert.equal(told.isBlind(start + 12_001), true);
});

test('without the API a page is shown for five minutes after its last word', () => {
  const told = dataset({ alive: start + minute });
  told.lost();
  assert.equal(survives(page(), told, start + 6 * minute - 1), true);
  assert.equal(survives(page(), told, start + 6 * minute), false);
});

test('what could not be rendered again is tried once a second', () => {
  const told = dataset({ alive: start });
  told.lost();
  const kept = page();
  kept.failedAt = start + 20_000;
  assert.equal(judge(kept, told, start + 20_000 + terms.retry - 1), 'fresh');
  assert.equal(judge(kept, told, start + 20_000 + terms.retry), 'renew');
});

test('who has decided something sees it at once, whatever the version says', () => {
  const told = dataset();
  told.doubt(start + 2_000);
  assert.equal(judge(page(), told, start + 2_000), 'wait');
  assert.equal(judge(page({ startedAt: start + 2_000 }), told, start + 2_020), 'fresh');
});

test('a version that has gone back is another database’s, and no page is of it', () => {
  const told = dataset();
  told.lost();
  told.opened(3, start + 2_000);
  assert.equal(told.version, 3);
  assert.equal(judge(page(), told, start + 2_000), 'wait');
  assert.equal(judge(page({ version: 3, startedAt: start + 2_001 }), told, start + 2_020), 'fresh');
});

test('a page that asked nobody stays, whatever is told', () => {
  const told = dataset();
  told.changed(8, start + 1_000);
  told.doubt(start + 1_000);
  told.lost();
  const text = page({ version: Infinity });
  assert.equal(judge(text, told, start + 1_000_000_000), 'fresh');
  assert.equal(cacheControl(text, told, start + 1_000_000_000), 'public, max-age=0');
});

test('shared caches may show a page for ten seconds, and none after its end', () => {
  const told = dataset();
  const control = (facts: Partial<Rendered>, at = rendered) =>
    /s-maxage=(\d+)$/.exec(cacheControl(page(facts), told, at))?.[1];
  assert.equal(control({}), '10');
  assert.equal(control({ endsAt: rendered + 10_000 }), '10');
  assert.equal(control({ endsAt: rendered + 9_999 }), '9');
  assert.equal(control({ endsAt: rendered + 999 }), '0');
  told.changed(8, start + 2_000);
  assert.equal(control({}, start + 2_000), '0');
  assert.equal(control({ version: 8 }, start + 2_000), '10');
  told.lost();
  assert.equal(control({ version: 8 }, start + 2_000), '1');
});

test('what is not for everybody keeps what its route says', () => {
  const own = page({ status: 404, cacheControl: 'no-store' });
  assert.equal(cacheControl(own, dataset(), rendered), 'no-store');
});
