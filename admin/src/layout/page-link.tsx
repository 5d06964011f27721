import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

type PageLinkProps = LinkProps & Pick<RouterLinkProps, 'to'>;

export const PageLink = (props: PageLinkProps) => <Link component={RouterLink} {...props} />;

/** The name of a listing, whatever its letters, with a link to its page. */
export const NameLink = ({ to, children }: Pick<PageLinkProps, 'to' | 'children'>) => (
  <PageLink to={to} sx={name}>
    <bdi>{children}</bdi>
  </PageLink>
);

const name = {
  // A finger's room, mostly over the padding around it; the theme's links on a touch screen have less.
  display: 'inline-block',
  '&&': { py: 1 },
  my: -1,
  fontWeight: 600,
  'h2 &': { fontWeight: 'inherit' },
  overflowWrap: 'anywhere',
} as const;
