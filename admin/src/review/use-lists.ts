import { useQueryClient } from '@tanstack/react-query';
import type { Kind } from '../kind.ts';

/** Refetches the lists of a kind, but not the submission on screen, which may no longer exist. */
export function useRefreshLists() {
  const queries = useQueryClient();
  return ({ queue, path }: Kind) => {
    for (const resource of [queue, path, 'moderations'])
      void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}
