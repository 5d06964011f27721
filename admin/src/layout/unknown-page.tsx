import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { firstPage } from '../paths.ts';
import { Page } from './page.tsx';

export const UnknownPage = () => (
  <Page title="Page not found">
    <Typography sx={{ mb: 2 }}>There is nothing at this address.</Typography>
    <Button variant="contained" component={Link} to={firstPage}>
      Pending Jobs
    </Button>
  </Page>
);
