import { Link, Typography } from '@mui/material';
import { asDialled } from '#contract/phone.ts';
import { parsedUrl } from '../old-browsers.ts';

/** An email address; only a plausible one becomes a link. */
export const EmailLink = ({ address }: { address: string }) =>
  /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? (
    <Link href={`mailto:${address}`}>{address}</Link>
  ) : (
    address
  );

/** A phone number; the link is built from its digits alone. */
export function PhoneLink({ number }: { number: string }) {
  const digits = number.replaceAll(/[^\d+]/g, '');
  return digits.length > 5 ? <Link href={`tel:${digits}`}>{asDialled(number)}</Link> : number;
}

export const Place = ({ text }: { text: string }) => (
  <>
    {text}
    {'\n'}
    <Link
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open on the map: ${text}`}
    >
      Open on the map
    </Link>
  </>
);

/**
 * A web address from a submission. Only http and https without a user name become a link, with its host
 * in bold so that it cannot hide in a long path; anything else, such as `javascript:`, stays text.
 */
export function WebLink({ address }: { address: string }) {
  const url = parsedUrl(address);
  const isSafe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isSafe ? (
    <Link href={url.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {url.protocol}//<strong>{url.host}</strong>
      {url.href.slice(url.origin.length)}
    </Link>
  ) : (
    <>
      <bdi>{address}</bdi>{' '}
      <Typography component="span" variant="body2" color="error">
        (not a web address, so not linked)
      </Typography>
    </>
  );
}
