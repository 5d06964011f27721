import { Link, Typography } from '@mui/material';

/**
 * A web address from a submission. Only http and https without a user name become a link, with the host
 * in front so that it cannot hide in a long path; anything else, such as `javascript:`, stays text.
 */
export function SafeLink({ address }: { address: string }) {
  const url = webAddress(address);
  if (!url) {
    return (
      <>
        <bdi>{address}</bdi>{' '}
        <Typography component="span" variant="body2" color="error">
          (not a web address, so not linked)
        </Typography>
      </>
    );
  }
  return (
    <>
      <strong>{url.host}</strong>{' '}
      <Link href={url.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {address}
      </Link>
    </>
  );
}

/** The address as a URL that may be opened, or undefined. */
export function webAddress(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = ['http:', 'https:'].includes(url.protocol);
  return isWeb && !url.username && !url.password ? url : undefined;
}
