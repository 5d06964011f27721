import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authProvider } from '../auth-provider.ts';
import { brand } from '../brand.ts';
import { messages } from '../messages.ts';
import { preloadPanel } from '../panel.ts';
import { returnPath } from '../paths.ts';
import './login.css';

/** The admin's door (spec §2, Admin login). Only accounts with the admin flag pass. */
export function LoginPage() {
  const { state } = useLocation();
  const { problem, sending, submit } = useLogin(state);
  useEffect(() => {
    document.title = `Admin login · ${brand}`;
  }, []);

  return (
    <main className="login">
      <form className="login-card" onSubmit={submit} noValidate aria-labelledby="login-title">
        <img src="/admin/icon.svg" alt="" width="44" height="44" />
        <h1 id="login-title">{brand} admin</h1>
        <p className="login-hint">
          {state?.nextPathname
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

function useLogin(asked: { nextPathname?: string; nextSearch?: string } | null) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email')).trim();
    const password = String(typed.get('password'));
    if (!email || !password) return setProblem(messages.login.incomplete);
    setProblem('');
    setSending(true);
    preloadPanel();
    try {
      await authProvider.login({ email, password });
      const next = `${asked?.nextPathname ?? ''}${asked?.nextSearch ?? ''}`;
      navigate(returnPath(next), { replace: true, state: { welcome: true } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : messages.login.failed);
      setSending(false);
    }
  }

  return { problem, sending, submit };
}

/** Says what went wrong and takes the focus, so that it is read out and in view. */
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
