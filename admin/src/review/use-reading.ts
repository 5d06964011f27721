import { useEffect, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useReaders } from '../claims/use-claims.ts';
import type { Kind, ListingRecord } from '../kind.ts';
import { dashboardPath } from '../paths.ts';
import { useDecisions } from './decisions.tsx';
import { isUnsent } from './unsent.ts';
import { toRead } from '../to-read.ts';

/** The open submission and its place in the list. */
export interface ReviewPosition {
  /** Of the open submission. */
  id: string | undefined;
  /** The submissions of the page that are still to be decided. */
  rows: readonly ListingRecord[];
  /** Those of the rows that are selected: the browser keeps a selection, also of rows that have left the list. */
  selected: readonly ListingRecord[];
  /** Position in the rows; -1 if the open one is not among them. */
  index: number;
  open: (listing: ListingRecord | undefined) => void;
  /** These open a neighbour, also of the next page or the page before. */
  next: () => void;
  previous: () => void;
  /** After a decision about the open one: opens the next, also one that is still to come, else the one before, else the list. */
  advance: () => void;
}

interface Wanted {
  /** In the rows; -1 is the last. */
  index: number;
  instead: readonly ListingRecord[];
  /** Id of the submission that was open, and its page if another one is wanted. */
  after: string | undefined;
  from?: number;
}

export function useReading(kind: Kind): ReviewPosition {
  const list = useListContext<ListingRecord>();
  const { data = none, page, hasNextPage, hasPreviousPage, selectedIds, error } = list;
  const navigate = useNavigate();
  const notify = useNotify();
  const { search } = useLocation();
  const readers = useReaders();
  // Renders again once a decision is held, undone or answered, also while no list can be fetched.
  useDecisions();
  const id = useMatch(`${dashboardPath}/${kind.queue}/:id/show`)?.params.id;
  /** The position to open once there are other rows than these, unless by then another one was opened or this one is back. */
  const [wanted, setWanted] = useState<Wanted>();
  const rows = data.filter((listing) => !isUnsent(kind.queue, listing.id));
  const index = rows.findIndex((listing) => listing.id === id);

  const open = (listing: ListingRecord | undefined) =>
    void navigate(
      `${dashboardPath}/${kind.queue}${listing ? `/${listing.id}/show` : ''}${search}`,
      // The way back leads to the list, however many were read.
      { replace: id !== undefined },
    );

  const turnTo = (other: number, position: number) => {
    // While that page, or what follows the decided rows, is on its way another press would skip it.
    if (list.isPlaceholderData || (list.isFetching && rows.length === 0)) return;
    const turned = new URLSearchParams(search);
    turned.set('page', String(other));
    void navigate({ search: turned.toString() }, { replace: true });
    setWanted({ index: position, instead: data, after: id, from: page });
  };
  /** The page to stay at when another one could not be fetched: react-admin goes to the first. */
  const [stay, setStay] = useState<number>();
  useEffect(() => {
    if (page !== 1 || !stay) return;
    setStay(undefined);
    list.setPage(stay);
  }, [page, stay]);
  useEffect(() => {
    if (!error || !wanted || list.data) return;
    setWanted(undefined);
    setStay(wanted.from);
    notify(kind.messages.listFailed, { type: 'error', ...toRead });
  }, [error]);

  const isDue = wanted && wanted.instead !== data && wanted.after === id && index < 0;
  const coming = isDue ? rows.slice(wanted.index)[0] : undefined;
  useEffect(() => {
    if (!coming) return;
    setWanted(undefined);
    open(coming);
  }, [coming?.id]);

  return {
    id,
    rows,
    selected: rows.filter((listing) => selectedIds.includes(listing.id)),
    index,
    open,
    next() {
      const following = rows[index + 1];
      if (following) return open(following);
      if (hasNextPage) turnTo(page + 1, 0);
    },
    previous() {
      if (index > 0) return open(rows[index - 1]);
      if (index === 0 && hasPreviousPage) turnTo(page - 1, -1);
    },
    advance() {
      if (!id || !isUnsent(kind.queue, id)) return;
      const waiting = (row: ListingRecord) => !isUnsent(kind.queue, row.id);
      const before = rows.slice(0, Math.max(0, index)).filter(waiting);
      const after = rows.slice(index + 1).filter(waiting);
      const following = after.find((row) => !readers.has(row.id));
      if (!following && hasNextPage) setWanted({ index: before.length, instead: data, after: id });
      else open(following ?? before.slice(-1)[0]);
    },
  };
}

const none: readonly ListingRecord[] = [];
