import { Form, useSubmit } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { rememberSeen, remembersSeen } from './seen.ts';

/** Button that leaves the onboarding: the post sets the cookie, the script sets the flag in local storage. */
export function Enter({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Form method="post" onSubmit={rememberSeen}>
      <button className={className}>{children}</button>
    </Form>
  );
}

/** Leaves the onboarding at once when the visitor came by the start redirect and local storage has the flag. */
export function useSkipWhenRemembered(fromStart: boolean) {
  const submit = useSubmit();
  useEffect(() => {
    if (fromStart && remembersSeen()) submit(null, { method: 'post', replace: true });
  }, [fromStart, submit]);
}
