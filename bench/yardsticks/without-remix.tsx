/** Replaces `@remix-run/react` in Y4: plain links and forms, one address and no loader data. */
import type { AnchorHTMLAttributes, ComponentProps } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export const Link = ({ to, ...others }: LinkProps) => <a href={to} {...others} />;
export const useLocation = () => ({ pathname: '/companies', search: '', hash: '', key: '' });
export const useRouteLoaderData = () => undefined;
export const Form = (props: ComponentProps<'form'>) => <form {...props} />;
