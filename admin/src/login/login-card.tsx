import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { brand } from '../messages.ts';
import { useSubmit } from '../session/use-submit.ts';

interface LoginCardProps {
  title: string;
  hint: string;
  button: string;
  sendingButton: string;
  /** @throws Error with the sentence to show */
  send: (fields: Record<string, string>) => Promise<void>;
  children: ReactNode;
}

/** A form in the middle of the page, before there is a session. */
export function LoginCard({ title, hint, button, sendingButton, send, children }: LoginCardProps) {
  const { problem, isSending, onSubmit } = useSubmit(send);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title]);

  return (
    <main className="login">
      <form className="login-card" onSubmit={onSubmit} noValidate aria-labelledby="login-title">
        <img src="/favicon.svg" alt="" width="44" height="44" />
        <h1 id="login-title">{title === 'Admin login' ? `${brand} admin` : title}</h1>
        <p className="login-hint">{hint}</p>
        <Problem text={problem} />
        {children}
        <button type="submit" aria-disabled={isSending}>
          {isSending ? sendingButton : button}
        </button>
      </form>
      <a href="/home" className="login-foot">
        Back to {brand}
      </a>
    </main>
  );
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

export const Input = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <>
    <label htmlFor={input.name}>{label}</label>
    <input id={input.name} required {...input} />
  </>
);
