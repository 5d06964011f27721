/** Replaces `@remix-run/react` in Y4: plain links and no loader data. */
import type { AnchorHTMLAttributes } from 'react';

export const Link = ({
  to,
  ...others
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => <a href={to} {...others} />;

export const useRouteLoaderData = () => undefined;
