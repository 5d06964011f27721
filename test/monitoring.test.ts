import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { root } from '../scripts/dev/settings/settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const { groups } = parse(read('deploy/prometheus/alerts.yml')) as {
  groups: { rules: { alert: string; expr: string }[] }[];
};
const { panels } = JSON.parse(read('deploy/prometheus/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const sources = [
  'platform/metrics.ts',
  'api/src/app/metrics/gauges.ts',
  'platform/answer-cache/metrics.ts',
];
const known = [
  'up',
  ...registry.getMetricsAsArray().map(({ name }) => name),
  ...sources.flatMap((path) => [...read(path).matchAll(/name: '(\w+)'/g)].map(([, name]) => name!)),
];
registry.clear();

/** Names of metrics in an expression: words that are no function, label, text or keyword. */
const metricsIn = (expression: string) =>
  expression
    .replaceAll(/\{[^}]*\}|\[\w+\]|\b(by|without) \([^)]*\)/g, '')
    .match(/\b[a-z]\w*\b(?!\s*\()/g)
    ?.filter((word) => !['and', 'or'].includes(word))
    .map((name) => name.replace(/(duration_seconds)_(count|bucket|sum)$/, '$1')) ?? [];

for (const { alert, expr } of groups.flatMap(({ rules }) => rules))
  testMetrics(`alert ${alert}`, expr);
for (const { title, targets } of panels)
  for (const { expr } of targets) testMetrics(`panel "${title}"`, expr);

function testMetrics(name: string, expression: string) {
  test(`the ${name} asks for metrics that the product has`, () => {
    const names = metricsIn(expression);
    assert.ok(names.length > 0);
    const unknown = names.filter((one) => !known.includes(one));
    assert.deepEqual(unknown, []);
  });
}
