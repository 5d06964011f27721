import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { useSite } from '../layout/site.ts';

/** A sentence with its links and settings filled in (see text.ts). */
export function Inline({ text }: { text: string }) {
  const names = useNames();
  const filled = text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
  return filled
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>);
}

function partOf(part: string) {
  const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  if (!words || !address) return part;
  if (address.startsWith('/')) return <Link to={address}>{words}</Link>;
  return (
    <a href={address} rel={address.startsWith('http') ? 'noopener' : undefined}>
      {words}
    </a>
  );
}

function useNames(): Record<string, string> {
  const { siteName, supportEmail, supportPhone } = useSite();
  const digits = supportPhone.replace(/\D/g, '');
  return {
    siteName,
    supportEmail,
    supportPhone,
    supportTel: `tel:+${digits}`,
    supportChat: `https://wa.me/${digits}?text=${encodeURIComponent(`Hello ${siteName}, I would like to make an enquiry.`)}`,
  };
}
