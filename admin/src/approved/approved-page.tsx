import { Link, Stack, Typography } from '@mui/material';
import { kinds } from '../kinds.ts';
import { Page } from '../layout/page.tsx';
import { ApprovedList, type ApprovedListProps } from './approved-list.tsx';

/** Approved jobs and verified companies (spec §2, Admin dashboard). */
export const ApprovedPage = () => (
  <Page title="Approved Listings" actions={<JumpLinks />}>
    {listsOf('live')}
  </Page>
);

export const HiddenPage = () => (
  <Page title="Hidden Listings" actions={<JumpLinks />}>
    <Typography sx={{ mb: 3, color: 'text.secondary' }}>
      Ended, or hidden before that by a moderator or its owner, as its log says. Renew a listing to
      make it public again.
    </Typography>
    {listsOf('hidden')}
  </Page>
);

/** To the list of each kind: the second is a screen away. */
const JumpLinks = () => (
  <Stack direction="row" sx={{ gap: 1.5 }}>
    {kinds.map(({ path, title }) => (
      <Link key={path} href={`#${path}`} sx={{ py: 1.25 }}>
        {title}
      </Link>
    ))}
  </Stack>
);

const listsOf = (status: ApprovedListProps['status']) =>
  kinds.map((kind) => <ApprovedList key={kind.path} kind={kind} status={status} />);
