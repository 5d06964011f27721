/** What the cards take from Remix, for Y4: links that are plain ones, and no data of routes. */
import type { AnchorHTMLAttributes } from 'react';

export const Link = ({
  to,
  ...others
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => <a href={to} {...others} />;

export const useRouteLoaderData = () => undefined;
