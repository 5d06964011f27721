import type { ComponentProps } from 'react';
import { Typography } from '@mui/material';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { FoundRecord, Inquiry } from '#contract/openapi.ts';
import { type Api, MAX_INQUIRIES, useRead } from '../api-client/data-provider.ts';
import { dayOf } from '../date.ts';
import { pathOfRecord } from '../kinds.ts';
import { Failure } from '../layout/notice.tsx';
import { NameLink } from '../layout/page-link.tsx';
import { Page } from '../layout/page.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';
import { Rows } from '../list/card-list.tsx';
import { LoadingRows } from '../list/list-states.tsx';
import { pathOfList } from '../paths.ts';

/** Listings in any state and inquiries with what a mail says. A single one opens at once. */
export function SearchPage() {
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  const find = async (api: Api) => {
    const [records, inquiries] = await Promise.all([api.find(q), api.findInquiries(q)]);
    const isCut = records.data.length === MAX_FOUND || inquiries.data.length === MAX_INQUIRIES;
    return { isCut, rows: [...records.data.map(recordRow), ...inquiries.data.map(inquiryRow)] };
  };
  // A listing that was found before may have been decided since.
  const { data, error, refetch } = useRead(['records', q], find, { enabled: q !== '', gcTime: 0 });
  const found = data?.rows ?? [];
  const [only] = found.length === 1 ? found : [];
  if (only) return <Navigate to={only.to} replace />;
  return (
    <Page title={q ? `Search: ${q}` : 'Search'}>
      {error && !data && <Failure text="The search failed." retry={refetch} />}
      {q && !error && !data && <LoadingRows />}
      {(!q || data) && (
        <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
          {sentenceOf(q, found.length, data?.isCut)}
        </Typography>
      )}
      {found.length > 0 && (
        <Rows>
          {found.map(({ key, ...row }) => (
            <Found key={key} {...row} />
          ))}
        </Rows>
      )}
    </Page>
  );
}

/** The API's limit. */
const MAX_FOUND = 50;

function sentenceOf(q: string, count: number, isCut = false) {
  if (!q)
    return 'Enter a reference, phone number, email address, CAC number, bank account, web address or words of a listing or inquiry.';
  if (count === 0)
    return `Nothing found for “${q}”. A rejected listing is kept for 90 days. Try its reference, or fewer words.`;
  return isCut ? `The first ${count}. Add a word to find fewer.` : `${count} found`;
}

const states: Record<FoundRecord['status'], ComponentProps<typeof ToneChip>> = {
  pending: { label: 'Waiting', tone: 'warning' },
  live: { label: 'Public', tone: 'success' },
  ended: { label: 'Ended', tone: 'warning' },
  hidden: { label: 'Hidden', tone: 'error' },
  rejected: { label: 'Rejected', tone: 'error' },
};

const recordRow = (record: FoundRecord) => ({
  key: record.kind + record.id,
  to: pathOfRecord(record),
  name: record.name,
  state: states[record.status],
  details: (
    <>
      {record.reference}, {record.kind === 'job' ? <bdi>job at {record.company}</bdi> : 'company'},{' '}
      <bdi>{record.email}</bdi>, sent {dayOf(record.createdAt)}
    </>
  ),
});

const inquiryRow = ({ id, name, email, answeredAt, createdAt }: Inquiry): FoundRow => ({
  key: id,
  to: pathOfList('inquiries', { id: [id] }),
  name,
  state: answeredAt
    ? { label: 'Answered', tone: 'success' }
    : { label: 'To answer', tone: 'warning' },
  details: (
    <>
      Inquiry, <bdi>{email}</bdi>, sent {dayOf(createdAt)}
    </>
  ),
});

type FoundRow = ReturnType<typeof recordRow>;

const Found = ({ to, name, state, details }: Omit<FoundRow, 'key'>) => (
  <li>
    <Row sx={{ flexWrap: 'nowrap', justifyContent: 'space-between' }}>
      <NameLink to={to}>{name}</NameLink>
      <ToneChip {...state} />
    </Row>
    <Small>{details}</Small>
  </li>
);
