import { Box, Chip, Link } from '@mui/material';
import { Ban } from 'lucide-react';
import type { Partner } from '#contract/openapi.ts';
import { dayOf, timeOf } from '../date.ts';
import { AskingButton } from '../layout/dialog-button.tsx';
import { Small } from '../layout/small.tsx';
import { CredentialsPage } from './credentials-page.tsx';

export const PartnersPage = () => (
  <CredentialsPage<Partner>
    title="Partners"
    about={
      <>
        Partners send listings with a key, within quotas of their own.{' '}
        <Link href="/api/docs" target="_blank">
          How they do it
        </Link>
      </>
    }
    none="No partner has a key yet."
    load={(api) => api.partners()}
    field={{ label: 'Name', type: 'text', button: 'Add partner' }}
    add={async (api, name) => {
      const { data } = await api.addPartner(name);
      return { id: data.id, of: `The key of ${data.name}`, value: data.key };
    }}
    row={({ id, name, createdAt, usedAt, revokedAt }, run) => (
      <>
        <Box sx={{ mr: 'auto' }}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <Small>
            Since {dayOf(createdAt)}, {usedAt ? `last used ${timeOf(usedAt)}` : 'never used'}
          </Small>
        </Box>
        {revokedAt ? (
          <Chip size="small" label={`Revoked ${dayOf(revokedAt)}`} />
        ) : (
          <AskingButton
            icon={Ban}
            label="Revoke"
            name={`Revoke the key of ${name}`}
            question="Calls with it are refused at once. Its listings stay."
            onConfirm={() => run((api) => api.revokePartner(id))}
          />
        )}
      </>
    )}
  />
);
