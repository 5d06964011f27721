import { Alert } from '@mui/material';
import { useIsOffline } from 'react-admin';

/** Says why nothing arrives. */
export const OfflineNotice = () =>
  useIsOffline() ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      No network connection. Lists may be old, and decisions cannot be sent until it is back.
    </Alert>
  ) : null;
