import { useState } from 'react';
import { messages } from '../messages.ts';
import { loginPath } from '../paths.ts';
import { callAuth } from '../session/account-calls.ts';
import { Input, LoginCard } from './login-card.tsx';

/** Asks for a link by mail, or with the token of such a link for the new password. */
export function NewPassword({ token }: { token: string }) {
  const [done, setDone] = useState('');
  if (done)
    return (
      <main className="login">
        <div className="login-card" role="status">
          <h1>{token ? 'Password changed' : 'Look into your mailbox'}</h1>
          <p className="login-hint">{done}</p>
          <a href={loginPath}>Log in</a>
        </div>
      </main>
    );
  return token ? (
    <LoginCard
      title="Choose a new password"
      hint="At least 12 characters; a few unusual words are best."
      button="Set password"
      sendingButton="Setting..."
      send={async ({ password = '' }) => {
        if (!password) throw new Error(messages.login.noPassword);
        await callAuth('password', { token, password });
        setDone(messages.login.passwordSet);
      }}
    >
      <Input
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        autoFocus
      />
    </LoginCard>
  ) : (
    <LoginCard
      title="Forgotten password"
      hint="We send you a link with which you can choose a new one."
      button="Send link"
      sendingButton="Sending..."
      send={async ({ email = '' }) => {
        if (!email.trim()) throw new Error(messages.login.noEmail);
        await callAuth('password-reset', { email: email.trim() });
        setDone(messages.login.linkSent);
      }}
    >
      <Input label="Email" name="email" type="email" autoComplete="username" autoFocus />
    </LoginCard>
  );
}
