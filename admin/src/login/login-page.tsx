import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand, messages } from '../messages.ts';
import { returnPath } from '../paths.ts';
import { authProvider } from '../session/auth-provider.ts';
import './login.css';

/** The page that react-admin came from when it asked for a login. */
interface RequestedPage {
  nextPathname?: string;
  nextSearch?: string;
}

/** Login of moderators (spec §2, Admin login); `preload` starts the download of the panel. */
export function LoginPage({ preload }: { preload: () => void }) {
  const requested = useLocation().state as RequestedPage | null;
  const { problem, sending, submit } = useLogin(requested, preload);
  useEffect(() => {
    document.title = `Admin login · ${brand}`;
  }, []);

  return (
    <main className="login">
      <form
        className="login-card"
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-labelledby="login-title"
      >
        <img src="/admin/icon.svg" alt="" width="44" height="44" />
        <h1 id="login-title">{brand} admin</h1>
        <p className="login-hint">
          {requested?.nextPathname
            ? messages.login.again
            : 'Review companies and jobs before they go live.'}
        </p>
        <Problem text={problem} />
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" autoComplete="username" required autoFocus />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <button type="submit" aria-disabled={sending}>
          {sending ? 'Logging in...' : 'Login as Admin'}
        </button>
      </form>
      <p className="login-foot">
        <a href="/home">Back to {brand}</a>
      </p>
    </main>
  );
}

function useLogin(requested: RequestedPage | null, preload: () => void) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { email = '', password = '' } = fields;
    if (!email.trim() || !password) return setProblem(messages.login.incomplete);
    setProblem('');
    setSending(true);
    preload();
    try {
      await authProvider.login({ email: email.trim(), password });
      const { nextPathname = '', nextSearch = '' } = requested ?? {};
      void navigate(returnPath(nextPathname + nextSearch), {
        replace: true,
        state: { welcome: true },
      });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : messages.login.failed);
      setSending(false);
    }
  }

  return { problem, sending, submit };
}

/** The error message; takes the focus, so that it is read out and in view. */
function Problem({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  return text ? (
    <p className="login-problem" role="alert" tabIndex={-1} ref={box}>
      {text}
    </p>
  ) : null;
}
