import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import type { Style } from './row.tsx';

type PageLinkProps = LinkProps & Pick<RouterLinkProps, 'to'>;

/** A link to a page of the panel. */
export const PageLink = (props: PageLinkProps) => <Link component={RouterLink} {...props} />;

interface NameLinkProps extends Pick<PageLinkProps, 'to' | 'children'> {
  sx?: Style;
}

/** The name of a listing, whatever its letters, with a link to its page. */
export const NameLink = ({ to, sx, children }: NameLinkProps) => (
  <PageLink to={to} sx={{ ...name, ...sx }}>
    <bdi>{children}</bdi>
  </PageLink>
);

const name = {
  fontWeight: 600,
  'h2 &': { fontWeight: 'inherit' },
  overflowWrap: 'anywhere',
} as const;
