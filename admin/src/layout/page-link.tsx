import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

type PageLinkProps = LinkProps & Pick<RouterLinkProps, 'to' | 'replace'>;

/** A link to a page of the panel. */
export const PageLink = (props: PageLinkProps) => <Link component={RouterLink} {...props} />;
