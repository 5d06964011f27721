import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPath } from '../paths.ts';

/** The moderation log, filtered to one listing. */
export const pathOfLog = (listing: string) =>
  `${dashboardPath}/moderations?filter=${encodeURIComponent(JSON.stringify({ listing }))}`;

export const LogLink = ({ listing }: { listing: string }) => (
  <Link component={RouterLink} to={pathOfLog(listing)}>
    Moderation log of this listing
  </Link>
);
