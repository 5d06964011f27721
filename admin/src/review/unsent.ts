import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Kind } from '../kind.ts';

/** Optimistic updates: ids of submissions that are shown as decided before the API knows. */
const unsent: Record<Kind['queue'], Set<unknown>> = {
  'pending-jobs': new Set(),
  'pending-companies': new Set(),
};

export const addUnsent = (queue: Kind['queue'], ids: readonly string[]) =>
  ids.forEach((id) => unsent[queue].add(id));

export const removeUnsent = (queue: Kind['queue'], ids: readonly string[]) =>
  ids.forEach((id) => unsent[queue].delete(id));

const isQueue = (resource: string): resource is Kind['queue'] => resource in unsent;

/** A data provider whose queues leave out submissions with an unsent decision. */
export const withoutUnsent = <Provider extends DataProvider>(provider: Provider): Provider => ({
  ...provider,
  async getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const page = await provider.getList<Row>(resource, params);
    const ids = isQueue(resource) ? unsent[resource] : undefined;
    if (!ids?.size) return page;
    const data = page.data.filter(({ id }) => !ids.has(id));
    // Without a filter the unsent ones on other pages are part of the total, too.
    const isFiltered = Object.keys((params.filter ?? {}) as object).length > 0;
    const removed = isFiltered ? page.data.length - data.length : ids.size;
    return { ...page, data, total: Math.max(data.length, (page.total ?? 0) - removed) };
  },
});
