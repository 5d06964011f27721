import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { Kind } from '../kind.ts';

/** The API's limit for one list. */
const MAX_LEFT_OUT = 100;

/** Ids of submissions whose decision is held or on its way: the queues leave them out, and fill the page with others. */
const unsent: Record<Kind['queue'], Set<string>> = {
  'pending-jobs': new Set(),
  'pending-companies': new Set(),
};

export const addUnsent = (queue: Kind['queue'], ids: readonly string[]) =>
  ids.forEach((id) => unsent[queue].add(id));

export const removeUnsent = (queue: Kind['queue'], ids: readonly string[]) =>
  ids.forEach((id) => unsent[queue].delete(id));

export const isUnsent = (queue: Kind['queue'], id: string) => unsent[queue].has(id);

export const countUnsent = (queue: Kind['queue']) => unsent[queue].size;

const isQueue = (resource: string): resource is Kind['queue'] => resource in unsent;

/** A data provider whose queues leave out submissions with an unsent decision. */
export const withoutUnsent = <Provider extends DataProvider>(provider: Provider): Provider => ({
  ...provider,
  getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const except = isQueue(resource) ? [...unsent[resource]].slice(0, MAX_LEFT_OUT) : [];
    const filter = { ...(params.filter as object), ...(except.length > 0 && { except }) };
    return provider.getList<Row>(resource, { ...params, filter });
  },
});
