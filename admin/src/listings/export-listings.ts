import { csvOf, type Cell } from '../csv.ts';
import type { Kind, ListingRecord } from '../kind.ts';

export const exporterOf = ({ fields, approved }: Kind) =>
  csvOf<ListingRecord>({
    Reference: ({ reference }) => reference,
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, { type, exported = true }]) => exported && type !== 'image')
        .map(([name, { label }]) => [label, (row: Record<string, unknown>) => row[name] as Cell]),
    ),
    Status: ({ status }) => status,
    Plan: ({ plan }) => plan,
    'Plan asked for': ({ wishedPlan }) => wishedPlan,
    Sent: ({ createdAt }) => createdAt,
    [approved]: ({ approvedAt }) => approvedAt,
    Ends: ({ expiresAt }) => expiresAt,
    Views: ({ views }) => views,
  });
