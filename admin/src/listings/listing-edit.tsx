import type { ReactNode } from 'react';
import { Box, Button, Card } from '@mui/material';
import {
  EditBase,
  SaveButton,
  SimpleForm,
  useCreatePath,
  useEditContext,
  useNotify,
  useRedirect,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListingRecord } from '../contract.ts';
import { isChanged } from '../http.ts';
import { Page } from '../layout/page.tsx';
import { kindOf, nameOf } from './kinds.ts';

/**
 * Corrects what was sent. The API says which field is wrong, or that somebody else was quicker, and what was typed stays. The
 * inputs have `helperText={false}` because react-admin's empty one is raw HTML, which the page's policy (Trusted Types) refuses.
 */
export function ListingEdit({ children }: { children: ReactNode }) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const onSuccess = ({ id }: ListingRecord) => {
    notify(kindOf(resource).messages.saved, { type: 'success' });
    redirect('show', resource, id);
  };
  const onSettled = (_: unknown, error: unknown) => {
    if (isChanged(error)) refresh();
  };
  return (
    <EditBase mutationMode="pessimistic" mutationOptions={{ onSuccess, onSettled }}>
      <Form>{children}</Form>
    </EditBase>
  );
}

/** What somebody else has corrected meanwhile comes into the fields that were left alone. */
const keepTyped = { keepDirtyValues: true };

function Form({ children }: { children: ReactNode }) {
  const { record } = useEditContext<ListingRecord>();
  return (
    <Page title={record ? `Edit ${nameOf(record)}` : 'Edit'}>
      <Card variant="outlined" sx={{ maxWidth: 760 }}>
        <SimpleForm
          toolbar={<Buttons />}
          resetOptions={keepTyped}
          sx={{ p: { xs: 2, md: 3 }, '& .MuiStack-root': { width: '100%' } }}
        >
          <Box
            sx={{
              width: '100%',
              display: 'grid',
              gap: 2,
              '& .MuiFormControl-root': { m: 0 },
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              '& .wide': { gridColumn: '1 / -1' },
            }}
          >
            {children}
          </Box>
        </SimpleForm>
      </Card>
    </Page>
  );
}

function Buttons() {
  const { record, resource } = useEditContext<ListingRecord>();
  const path = useCreatePath();
  return (
    <Box sx={{ display: 'flex', gap: 1, p: { xs: 2, md: 3 }, pt: { xs: 0, md: 0 } }}>
      <SaveButton />
      <Button component={Link} to={path({ resource, id: record?.id, type: 'show' })}>
        Cancel
      </Button>
    </Box>
  );
}
