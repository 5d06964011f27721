import { useEffect } from 'react';
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
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isStale } from '../api-client/http.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { type Kind, type ListingRecord, nameOf } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { KeepForm, keepTyped } from '../layout/keep-form.tsx';
import { Page } from '../layout/page.tsx';
import { session } from '../session/session.ts';
import { NoListing, useGone } from './listing-page.tsx';

/** Edit form of a listing. It keeps the input when the API reports a wrong field or a change by someone else. */
export function ListingEdit() {
  const resource = useResourceContext();
  const kind = kindOf(resource);
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const onSuccess = ({ id }: ListingRecord) => {
    // react-admin resolves after the logout that a 401 causes, though nothing was saved.
    if (!session.token()) return;
    notify(kind.messages.saved, { type: 'success' });
    redirect('show', resource, id);
  };
  const onSettled = (_: unknown, error: unknown) => {
    if (isStale(error)) refresh();
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onSettled }}
      queryOptions={{ onError: useGone() }}
    >
      <Form fields={kind.fields} />
    </EditBase>
  );
}

function Form({ fields }: Pick<Kind, 'fields'>) {
  const { record, error, refetch } = useEditContext<ListingRecord>();
  if (!record) return <NoListing error={error} refetch={refetch} />;
  return (
    <Page title={`Edit ${nameOf(record)}`}>
      <Card variant="outlined" sx={{ maxWidth: 760 }}>
        <SimpleForm
          key={record.id}
          toolbar={<Buttons />}
          resetOptions={keepTyped}
          sx={{ p: { xs: 2, md: 3 }, '& .MuiStack-root': { width: '100%' } }}
        >
          <KeepForm about={`edit of ${record.id}`} />
          <FocusRefused fields={fields} />
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
            {Object.entries(fields).map(
              ([name, field]) =>
                !field.readOnly && <FieldInput key={name} name={name} field={field} />,
            )}
          </Box>
        </SimpleForm>
      </Card>
    </Page>
  );
}

/** Focuses the first field that the API has refused, which may be far above the button. */
function FocusRefused({ fields }: Pick<Kind, 'fields'>) {
  const { formState, setFocus } = useFormContext();
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    const refused = Object.keys(fields).find((name) => errors[name]);
    // Only when the answer comes: a corrected field would lead to the next while it is typed.
    if (refused && !isSubmitting) setFocus(refused);
  }, [isSubmitting]);
  return null;
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
