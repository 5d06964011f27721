import { Form, useSubmit } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { rememberSeen, remembersSeen } from './seen.ts';

/** The way out of the onboarding: the post sets the cookie, the browser keeps the flag as well. */
export function Enter({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Form method="post" onSubmit={rememberSeen}>
      <button className={className}>{children}</button>
    </Form>
  );
}

/** A visitor sent here by the start redirect whose browser remembers the onboarding all the same goes on at once. */
export function useSkipWhenRemembered(fromStart: boolean) {
  const submit = useSubmit();
  useEffect(() => {
    if (fromStart && remembersSeen()) submit(null, { method: 'post', replace: true });
  }, [fromStart, submit]);
}
