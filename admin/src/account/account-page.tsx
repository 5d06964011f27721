import { useState, type ReactNode } from 'react';
import { Alert, Box, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { useNotify } from 'react-admin';
import type { RecoveryCodes, SecondFactorSecret } from '#contract/openapi.ts';
import { focusHeading, Page } from '../layout/page.tsx';
import { Section } from '../layout/section.tsx';
import { messages } from '../messages.ts';
import { callAuth } from '../session/account-calls.ts';
import { session } from '../session/session.ts';
import { useSubmit } from '../session/use-submit.ts';

export function AccountPage() {
  const [isOn, setIsOn] = useState(session.account()?.hasSecondFactor === true);
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const notify = useNotify();

  const settle = (on: boolean) => {
    session.setSecondFactor(on);
    setSecret(undefined);
    focusHeading(() => setIsOn(on));
    notify(on ? messages.secondFactor.on : messages.secondFactor.off, { type: 'success' });
  };
  const start = async () => {
    const made = (await callAuth('second-factor/secret', {})) as SecondFactorSecret;
    focusHeading(() => setSecret(made));
  };
  const turnOn = async (fields: Record<string, string>) => {
    const body = { ...fields, secret: secret?.secret };
    setCodes(((await callAuth('second-factor', body, 'PUT')) as RecoveryCodes).recoveryCodes);
    settle(true);
  };
  const turnOff = async (fields: Record<string, string>) => {
    await callAuth('second-factor/removal', fields);
    settle(false);
  };

  return (
    <Page title="Your Account">
      <Section title="Second factor">
        <Stack sx={{ gap: 2, alignItems: 'flex-start', maxWidth: 560 }}>
          <Typography>
            {isOn
              ? 'You log in with your password and a code of your authenticator app.'
              : 'Protect your account with a code of an authenticator app, such as Aegis or Google Authenticator, besides the password.'}
          </Typography>
          {codes && <Codes codes={codes} />}
          {isOn && !codes && (
            <Form button="Turn off" variant="outlined" send={turnOff}>
              <Password />
            </Form>
          )}
          {!isOn && !secret && <Form button="Set up" send={start} />}
          {secret && (
            <Form button="Turn on" send={turnOn}>
              <Secret {...secret} />
              <TextField
                name="code"
                label="Code that the app shows"
                autoComplete="one-time-code"
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <Password />
            </Form>
          )}
        </Stack>
      </Section>
    </Page>
  );
}

const Password = () => (
  <TextField
    name="password"
    type="password"
    label="Your password"
    autoComplete="current-password"
  />
);

function Secret({ secret, uri }: SecondFactorSecret) {
  return (
    <>
      <Box sx={{ p: 2, bgcolor: '#fff', alignSelf: 'flex-start', borderRadius: 1 }}>
        <QRCodeSVG value={uri} size={184} title="QR code for the authenticator app" />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Scan it with the app, or type in:{' '}
        <Box component="code" sx={mono}>
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </Box>
      </Typography>
      <Link href={uri}>The app is on this phone: open it</Link>
    </>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <Alert severity="warning" sx={{ width: '100%', boxSizing: 'border-box' }}>
      Write these recovery codes down now: they are shown only once. Each replaces one code if you
      lose your phone.
      <Box component="pre" sx={{ ...mono, m: 0, mt: 1, columnCount: { sm: 2 } }}>
        {codes.join('\n')}
      </Box>
    </Alert>
  );
}

interface FormProps {
  button: string;
  variant?: 'contained' | 'outlined';
  send: (fields: Record<string, string>) => Promise<void>;
  children?: ReactNode;
}

function Form({ button, variant = 'contained', send, children }: FormProps) {
  const { problem, isSending, onSubmit } = useSubmit(send);
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={form}>
      {children}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant={variant} disabled={isSending}>
        {button}
      </Button>
    </Stack>
  );
}

const mono = { fontFamily: 'monospace', fontSize: '1rem' };
const form = { gap: 2, width: '100%', '& button': { alignSelf: 'flex-start' } };
