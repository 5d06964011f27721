import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPath } from '../paths.ts';

/** The log, narrowed to one listing. */
export const pathOfLog = (listing: string) =>
  `${dashboardPath}/moderations?filter=${encodeURIComponent(JSON.stringify({ listing }))}`;

/** Leads to everything that was decided about one listing. */
export const LogLink = ({ listing }: { listing: string }) => (
  <Link component={RouterLink} to={pathOfLog(listing)}>
    Moderation log of this listing
  </Link>
);
