import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';
import { returnPath } from '../paths.ts';
import { Refused } from '../session/account-calls.ts';
import { authProvider } from '../session/auth-provider.ts';
import { Input, LoginCard } from './login-card.tsx';
import { NewPassword } from './new-password.tsx';
import './login.css';

/**
 * Login of moderators (spec §2, Admin login); `preload` starts the download of the panel. `#reset` asks for a new password,
 * `#reset=<token>` is the link in the mail.
 */
export function LoginPage({ preload }: { preload: () => void }) {
  const { hash } = useLocation();
  const [, token] = /^#reset(?:=([\w-]*))?$/.exec(hash) ?? [];
  if (hash.startsWith('#reset')) return <NewPassword key={hash} token={token ?? ''} />;
  return <LoginForm preload={preload} />;
}

function LoginForm({ preload }: { preload: () => void }) {
  // The page that react-admin came from when it asked for a login.
  const requested = useLocation().state as { nextPathname?: string; nextSearch?: string } | null;
  const navigate = useNavigate();
  const [needsCode, setNeedsCode] = useState(false);

  async function send({ email = '', password = '', code = '' }: Record<string, string>) {
    if (!email.trim() || !password) throw new Error(messages.login.incomplete);
    preload();
    try {
      await authProvider.login({ email: email.trim(), password, ...(code.trim() && { code }) });
    } catch (error) {
      const isFirst =
        !needsCode && error instanceof Refused && error.code === 'second_factor_required';
      if (!isFirst) throw error;
      return setNeedsCode(true);
    }
    const { nextPathname = '', nextSearch = '' } = requested ?? {};
    void navigate(returnPath(nextPathname + nextSearch), {
      replace: true,
      state: { welcome: true },
    });
  }

  return (
    <LoginCard
      title="Admin login"
      hint={
        requested?.nextPathname
          ? messages.login.again
          : 'Review companies and jobs before they go live.'
      }
      button="Login as Admin"
      sendingButton="Logging in..."
      send={send}
    >
      <Input label="Email" name="email" type="email" autoComplete="username" autoFocus />
      <Input label="Password" name="password" type="password" autoComplete="current-password" />
      {needsCode && (
        <Input
          label="Code of your authenticator app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <a href="#reset" className="login-forgotten">
        Forgotten your password?
      </a>
    </LoginCard>
  );
}
