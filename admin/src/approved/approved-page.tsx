import { Typography } from '@mui/material';
import { kinds } from '../kinds.ts';
import { Page } from '../layout/page.tsx';
import { ApprovedList } from './approved-list.tsx';

/** Approved jobs and verified companies (spec §2, Admin dashboard). */
export const ApprovedPage = () => (
  <Page title="Approved Listings">
    {kinds.map((kind) => (
      <ApprovedList key={kind.path} kind={kind} status="live" />
    ))}
  </Page>
);

/** Listings that are no longer public. */
export const HiddenPage = () => (
  <Page title="Hidden Listings">
    <Typography sx={{ mb: 3, color: 'text.secondary' }}>
      Expired, or hidden by a moderator. Renew a listing to make it public again.
    </Typography>
    {kinds.map((kind) => (
      <ApprovedList key={kind.path} kind={kind} status="hidden" />
    ))}
  </Page>
);
