import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPath } from '../paths.ts';

/** Leads to everything that was decided about one listing. */
export const LogLink = ({ listing }: { listing: string }) => (
  <Link
    component={RouterLink}
    to={`${dashboardPath}/moderations?filter=${encodeURIComponent(JSON.stringify({ listing }))}`}
  >
    Moderation log of this listing
  </Link>
);
