import { useQueryClient } from '@tanstack/react-query';

/** Refetches lists, but not the submission on screen, which may no longer exist. */
export function useRefreshLists() {
  const queries = useQueryClient();
  return (...resources: readonly string[]) => {
    for (const resource of resources)
      void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}
