import { useQueryClient } from '@tanstack/react-query';
import type { ListingRecord } from '../contract.ts';
import type { Kind } from '../kind.ts';

interface List {
  data: ListingRecord[];
  total: number;
}

export function useLists() {
  const queries = useQueryClient();
  return {
    /** Refetches lists only: a rejected submission that is still on screen no longer exists. */
    refresh({ queue, path }: Kind) {
      void queries.invalidateQueries({ queryKey: [queue, 'getList'] });
      void queries.invalidateQueries({ queryKey: [path, 'getList'] });
      void queries.invalidateQueries({ queryKey: ['moderations', 'getList'] });
    },

    /** Removes submissions from the cached lists; returns a function that restores them. */
    remove({ queue }: Kind, ids: readonly string[]) {
      const lists = { queryKey: [queue, 'getList'] };
      const before = queries.getQueriesData<List>(lists);
      queries.setQueriesData<List>(lists, (list) => {
        if (!list?.data) return list;
        const data = list.data.filter(({ id }) => !ids.includes(id));
        return { ...list, data, total: Math.max(data.length, list.total - ids.length) };
      });
      return () => before.forEach(([key, list]) => queries.setQueryData(key, list));
    },
  };
}
