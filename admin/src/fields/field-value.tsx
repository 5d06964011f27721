import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { asDialled } from '#contract/phone.ts';
import { dayOf } from '../date.ts';
import { CacNumber } from './cac-number.tsx';
import type { Field, FieldType } from './field.ts';
import { EmailLink, PhoneLink, Place, WebLink } from './links.tsx';
import { Picture } from './picture.tsx';

interface FieldValueProps {
  field: Field;
  value: unknown;
  /** Name of the listing, for the alternative text of its image. */
  of: string;
}

/** A value of a listing, always as text; only addresses that are safe to open become links. */
export function FieldValue({ field: { type, choices = {} }, value, of }: FieldValueProps) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value) && type === 'lines') return <Lines lines={value.map(String)} />;
  const text = [value]
    .flat()
    .map((one) => choices[String(one)] ?? String(one))
    .join(', ');
  return (type && views[type]?.(text, of)) ?? text;
}

const views: Partial<Record<FieldType, (text: string, of: string) => ReactNode>> = {
  area: (path) => placeName(path),
  cac: (number) => <CacNumber number={number} />,
  date: (iso) => dayOf(iso),
  email: (address) => <EmailLink address={address} />,
  image: (path, name) => <Picture path={path} name={name} />,
  phone: (number) => <PhoneLink number={number} />,
  place: (text) => <Place text={text} />,
  url: (address) => <WebLink address={address} />,
};

/** `lagos/allen-avenue` as `Allen Avenue, Lagos`. */
export const placeName = (path: string) =>
  path
    .split('/')
    .reverse()
    .join(', ')
    .replaceAll('-', ' ')
    .replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {lines.map((line, index) => (
      <li key={index}>{asDialled(line)}</li>
    ))}
  </Box>
);
