import { Box, Chip } from '@mui/material';
import { KeyRound, UserX } from 'lucide-react';
import type { Moderator, NewModerator } from '#contract/openapi.ts';
import { timeOf } from '../date.ts';
import { AskingButton } from '../layout/dialog-button.tsx';
import { Small } from '../layout/small.tsx';
import { session } from '../session/session.ts';
import { CredentialsPage } from './credentials-page.tsx';

/** The accounts of moderators: add, new password, deactivate. One’s own new password would end the session that shows it. */
export const ModeratorsPage = () => (
  <CredentialsPage<Moderator>
    title="Moderators"
    about="A new moderator logs in with the password that is shown here once. For a new password of your own use “Forgotten your password?” at the login."
    load={(api) => api.moderators()}
    field={{ label: 'Email', type: 'email', button: 'Add moderator' }}
    add={async (api, email) => secretOf((await api.addModerator(email.trim())).data)}
    row={({ id, email, active, isAdmin, hasSecondFactor, seenAt }, run) => (
      <>
        <Box sx={{ mr: 'auto' }}>
          <strong>{email}</strong>
          <Small>{seenAt ? `Last seen ${timeOf(seenAt)}` : 'No open session'}</Small>
        </Box>
        {!active && <Chip size="small" label="Deactivated" />}
        {!isAdmin && <Chip size="small" label="Not a moderator" />}
        {hasSecondFactor && <Chip size="small" label="Second factor" />}
        {active && (
          <>
            {id !== session.account()?.id && (
              <AskingButton
                icon={KeyRound}
                label="New password"
                name={`New password for ${email}`}
                question="The old one stops working, and the account is logged out everywhere."
                onConfirm={() => run(async (api) => secretOf((await api.newPassword(id)).data))}
              />
            )}
            <AskingButton
              icon={UserX}
              label="Deactivate"
              name={`Deactivate ${email}`}
              question="The account is logged out everywhere. Add it again to activate it."
              onConfirm={() => run((api) => api.deactivate(id))}
            />
          </>
        )}
      </>
    )}
  />
);

const secretOf = ({ id, email, password }: NewModerator) => ({
  id,
  of: `The password of ${email}`,
  value: password,
});
