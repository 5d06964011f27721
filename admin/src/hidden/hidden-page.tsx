import { Typography } from '@mui/material';
import { ApprovedCompanies, ApprovedJobs } from '../approved/sections.tsx';
import { Page } from '../layout/page.tsx';
import { messages } from '../messages.ts';

/** Listings that were public: their term ended, or a moderator took them away. */
export const HiddenPage = () => (
  <Page title="Hidden Listings">
    <Typography sx={{ mb: 3, color: 'text.secondary' }}>
      Their term ended, or a moderator took them away. A renewal makes them public again.
    </Typography>
    <ApprovedJobs title="Hidden jobs" status="hidden" empty={messages.job.noneHidden} />
    <ApprovedCompanies
      title="Hidden companies"
      status="hidden"
      empty={messages.company.noneHidden}
    />
  </Page>
);
