import { useGetList } from 'react-admin';
import type { Kind } from '../listings/kinds.ts';

const everyMinute = 60_000;

/** How many submissions wait; asked again each minute and after each decision. */
export function useQueueLength(queue: Kind['queue']) {
  const { total } = useGetList(
    queue,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'createdAt', order: 'ASC' }, filter: {} },
    { refetchInterval: everyMinute },
  );
  return total;
}
