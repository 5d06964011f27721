import { Link } from '@mui/material';

/** An email address to write to; only what looks like one becomes a link. */
export const EmailLink = ({ address }: { address: string }) =>
  /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? (
    <Link href={`mailto:${address}`}>{address}</Link>
  ) : (
    address
  );

/** A phone number to call, built from its digits alone. */
export const PhoneLink = ({ number }: { number: string }) => {
  const digits = number.replaceAll(/[^\d+]/g, '');
  return digits.length > 5 ? <Link href={`tel:${digits}`}>{asWritten(number)}</Link> : number;
};

/** A place, with a link that looks it up on a map in another tab. */
export const Place = ({ text }: { text: string }) => (
  <>
    {text}
    {'\n'}
    <Link
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Open ${text} on the map`}
    >
      Open on the map
    </Link>
  </>
);

/** A Nigerian number as people write it. */
const asWritten = (number: string) => number.replace(/^\+234(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3');
