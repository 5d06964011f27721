import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { bareEmail } from '#contract/email.ts';
import { enter } from '#contract/sentences.ts';
import { writing } from './text.ts';

/** An email address of at most 254 characters (RFC 5321), as `bareEmail` leaves it. `.con` is a slip for `.com`. */
export const email = writing({ label: 'the email address', max: 254 }, enter.email)
  .overwrite(bareEmail)
  .refine((value) => z.regexes.email.test(value), { error: enter.email, abort: true })
  .refine((value) => !/\.con$/i.test(value), {
    error: 'The email address ends in .con: did you mean .com?',
  })
  .meta({
    id: 'Email',
    format: 'email',
    pattern: z.regexes.email.source,
    maxLength: 254,
    examples: ['hello@swift.example'],
  });

/**
 * A phone number in any common notation, Nigerian unless it has a country code; of several, or among words such as
 * `(WhatsApp)` and `tel:`, the first. Stored as E.164.
 */
export const phone = phoneOr(enter.phone, {
  id: 'Phone',
  description: 'Nigerian, or with its country code',
  examples: ['0803 123 4567'],
});

/** Optional {@link phone}; an empty string is stored as null. */
export const optionalPhone = optional(phoneOr(`${enter.phone}, or leave it empty`));

/** Optional {@link email}; an empty one is stored as null. */
export const optionalEmail = optional(email);

function phoneOr(rule: string, meta = {}) {
  return writing({ label: 'the phone number', max: 100 }, rule)
    .meta({ ...meta, format: 'phone' })
    .transform((value, context) => {
      const number = firstNumber(value);
      if (number) return number;
      context.addIssue({ code: 'custom', message: rule });
      return z.NEVER;
    });
}

/** A phone's keyboard has the letter O beside the digits. */
const withoutWords = /^[\d\sO()+./\p{Pd}]+$/iu;

function firstNumber(typed: string): string | undefined {
  const value = withoutWords.test(typed) ? typed.replaceAll(/o/gi, '0') : typed;
  // Phones abroad show + as 00, which Nigerian networks dial as 009.
  for (const spelling of [value, value.replace(/^00/, '+')]) {
    const whole = parsePhoneNumberFromString(spelling, { defaultCountry: 'NG', extract: false });
    if (whole?.isValid()) return whole.number;
    // Landlines as old signboards have them, without the 20: Lagos 01, Abuja 09. None began with 90 or 91.
    const [, old] = /^0?(?!9[01])([1-9]\d{7})$/.exec(whole?.nationalNumber ?? '') ?? [];
    const landline = old && whole?.country === 'NG' && parsePhoneNumberFromString(`+23420${old}`);
    if (landline && landline.isValid()) return landline.number;
  }
  // With nothing but a space between them, two numbers would be read as one that is too long.
  const parted = value.replaceAll(/(?<=(?:\d[\s-]*){10})\s(?=0|\+)/g, ' / ');
  return findPhoneNumbersInText(parted, 'NG')[0]?.number.number;
}

/**
 * A web address: http or https, a public name (no IP address), no user name in it, at most 2,048 characters. One without a scheme, as
 * people write it on their vans (`swift.example`), gets https. Stored as the parsed `href`, never as typed, and
 * `wa.me/0803…` with its country code.
 */
export const link = (label: string, orElse = '') => {
  const rule = `Enter the full web address of ${label}, for example https://example.com${orElse}`;
  return writing({ label: 'the web address', max: 2048 }, rule)
    .meta({ format: 'uri', examples: ['https://swift.example/'] })
    .transform((value, context) => {
      const typed = value.replace(/(?<=^(?:https?:\/\/)?[^/]*)[.,;]+$/i, '');
      const url = URL.parse(isBareHost(typed) ? `https://${typed}` : typed);
      const href = url?.href.replace(localChat, '234') ?? '';
      if (url && isPublicWeb(url) && href.length <= 2048) return href;
      const number = withoutWords.test(value) && firstNumber(value);
      const [, handle] = /^@([\w.]+)$/.exec(typed) ?? [];
      const chat = number ? `WhatsApp, that is wa.me/${number.slice(1)}` : '';
      const page = handle ? `Instagram, that is instagram.com/${handle}` : chat;
      const message = page ? `Enter a web address. For ${page}` : rule;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
};

/** A WhatsApp chat with a number as it is dialled, which WhatsApp does not open. */
const localChat = /(?<=^https?:\/\/wa\.me\/)(?:\+?234)?0(?=(?:70|8[01]|9[01])\d{8}(?!\d))/;

/** An optional web address; an empty one is stored as null. */
export const optionalLink = (label: string) => optional(link(label, ', or leave it empty'));

function optional<Schema extends z.ZodType<string>>(schema: Schema) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' && nothing.test(value) ? null : value),
      schema.nullish(),
    )
    .transform((value) => value ?? null);
}

/** No answer in the words of paper forms. */
const nothing = /^\s*(?:n[/.]?a\.?|nil\.?|none\.?|\p{Pd}*)\s*$/iu;

const isBareHost = (value: string) => /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=[/?#]|$)/u.test(value);

/** Endings of names that only a machine, a network or nobody has (RFC 6761, RFC 6762, RFC 8375, ICANN's reserved ones). */
const localName =
  /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion)\.?$/;

/** A name and not an address: `URL` writes every form of an IPv4 address (`0x7f.1`) as four numbers, and IPv6 without dots. */
const isPublicName = (host: string) => /[^.]\.[^.\d][^.]*\.?$/.test(host) && !localName.test(host);

const isPublicWeb = (url: URL) =>
  ['http:', 'https:'].includes(url.protocol) &&
  isPublicName(url.hostname) &&
  !url.username &&
  !url.password;
