import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Notice } from '../layout/notice.tsx';
import { Page } from '../layout/page.tsx';
import type { pressMailed } from './mailed-button.server.ts';

interface MailedButtonProps {
  title: string;
  label: string;
  /** Where to go when the link does not work. */
  instead: ReactNode;
  children: ReactNode;
}

/** The page of a link in a mail: its button, and once that was pressed the outcome. */
export function MailedButton({ title, label, instead, children }: MailedButtonProps) {
  const { message, isDone, isDead } = useActionData<typeof pressMailed>() ?? {};
  return (
    <Page narrow title={isDead ? 'This link does not work' : title}>
      <div className="stack">
        {message && <Notice tone={isDone ? 'success' : 'error'}>{message}</Notice>}
        {isDead && instead}
        {!isDone && !isDead && (
          <form method="post" className="stack">
            <p>{children}</p>
            <button className="btn btn-primary">{label}</button>
          </form>
        )}
      </div>
    </Page>
  );
}
