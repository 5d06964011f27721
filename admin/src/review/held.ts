import type { Kind } from '../listings/kinds.ts';

/** Submissions whose decision is shown already although the API does not know of it yet: lists leave them out. */
const held: Record<Kind['queue'], Set<unknown>> = {
  'pending-jobs': new Set(),
  'pending-companies': new Set(),
};

interface Part<Row> {
  data: Row[];
  total?: number;
}

export const hold = (queue: Kind['queue'], ids: readonly string[]) =>
  ids.forEach((id) => held[queue].add(id));

export const release = (queue: Kind['queue'], ids: readonly string[]) =>
  ids.forEach((id) => held[queue].delete(id));

/** A part of a list without what is held; where all submissions are counted, what is on other pages counts too. */
export function withoutHeld<Row extends { id: unknown }>(
  resource: string,
  part: Part<Row>,
  isWhole: boolean,
): Part<Row> {
  const ids = resource in held ? held[resource as Kind['queue']] : undefined;
  if (!ids?.size) return part;
  const data = part.data.filter(({ id }) => !ids.has(id));
  const fewer = isWhole ? ids.size : part.data.length - data.length;
  return { ...part, data, total: Math.max(data.length, (part.total ?? 0) - fewer) };
}
