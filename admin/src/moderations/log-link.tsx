import { pathOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';
import { pathOfList } from '../paths.ts';

/** The moderation log, filtered to one listing. */
const pathOfLog = (listing: string) => pathOfList('moderations', { listing });

/** The page of a listing in any state: a rejected one exists only in the log. */
export const pathOfRecord = (record: Parameters<typeof pathOf>[0]) =>
  record.status === 'rejected' ? pathOfLog(record.id) : pathOf(record);

export const LogLink = ({ listing }: { listing: string }) => (
  <PageLink to={pathOfLog(listing)}>Moderation log of this listing</PageLink>
);
