import { atMost, judged, shownGoal, type Goal } from '../goals.ts';
import type { Resident } from '../memory.ts';
import type { Freshness } from '../paths/freshness.ts';
import type { Overload } from '../paths/overload.ts';
import type { Submission } from '../paths/submission.ts';
import { figure } from './figures.ts';
import type { Table } from './table.ts';

export interface Behaviour {
  freshness: Freshness;
  submission: Submission;
  overload: Overload;
  /** What api and site have resident, at most; undefined where the system does not tell. */
  resident: Resident | undefined;
}

/** What is no throughput: freshness, submissions, overload and memory. */
export function behaviourTable({ freshness, submission, overload, resident }: Behaviour): Table {
  const row = (what: string, how: string, value: number, goal: Goal) => [
    what,
    how,
    `${figure(value)}${goal.unit}`,
    shownGoal(goal),
    judged(goal, value),
  ];
  const { product, yardstick, photoBytes, calm, busy, answers } = submission;
  const delay = Math.max(...freshness.delays);
  const renders = Math.max(...freshness.renders);
  const megabyte = figure(photoBytes / 1e6);
  const statuses = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  const { storm } = overload;
  return {
    heading: 'Behaviour',
    columns: ['what', 'measured', 'figure', 'goal', 'held?'],
    rows: [
      row(
        'after an approval, 64 connections',
        `new page after ${freshness.delays.map((one) => `${figure(one)}`).join(', ')} ms`,
        delay / 1000,
        atMost(1, ' s'),
      ),
      row(
        'renders of that page per approval',
        freshness.renders.join(', '),
        renders,
        atMost(1, ''),
      ),
      row(
        `submission with a photo of ${megabyte} MB`,
        `${figure(product)} ms; read + resize + insert alone ${figure(yardstick)} ms`,
        product / yardstick,
        atMost(1.3, ' ×'),
      ),
      row(
        'list page while 20 submit at once, p50',
        `${figure(calm.p50)} → ${figure(busy.p50)} ms (answers: ${statuses})`,
        busy.p50 / calm.p50,
        atMost(2, ' ×'),
      ),
      row(
        '… p99',
        `${figure(calm.p99)} → ${figure(busy.p99)} ms`,
        busy.p99 / calm.p99,
        atMost(2, ' ×'),
      ),
      ...overload.others.map(({ name, before, after }) =>
        row(
          `1 s after the worst search: ${name}, p50`,
          `${figure(before.p50)} → ${figure(after.p50)} ms`,
          after.p50 / before.p50,
          atMost(2, ' ×'),
        ),
      ),
      row(
        'memory of api and site together',
        `the most while under load; added up ${figure(resident?.summed ?? NaN)} MB, but the program that both run is in memory once`,
        resident?.together ?? NaN,
        atMost(350, ' MB'),
      ),
    ],
    notes: [
      `The worst search: '${overload.q}' and its like in ${overload.companies.toLocaleString('en')} companies from 64 connections gave ${figure(storm.requestsPerSecond)} answers a second, p50 ${figure(storm.p50)} ms, ${storm.failures} of ${storm.answers} refused or without an answer.`,
    ],
  };
}
