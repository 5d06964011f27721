import { cacClasses } from '#contract/proofs.ts';
import { type Contact, contactsOf, printOf } from '../contacts/contacts.ts';
import type { Kind } from '../listings/kind.ts';
import { all, join, type Optional, raw, type Sql, sql } from '../platform/database/sql.ts';
import { cacNumber } from '../platform/validation/cac-number.ts';
import { phone } from '../platform/validation/contact.ts';
import { referencesIn } from '../submissions/reference.ts';

const listed = {
  reference: raw('reference'),
  has: (prints: Sql) => sql`contact_prints && ${prints}`,
};
/** Columns of references, contacts and texts by table; each expression has an index. */
const columns = {
  company: { ...listed, texts: [raw('search_text'), raw('folded(owner_name)')] },
  job: { ...listed, texts: [raw('search_text')] },
  moderation: {
    reference: raw("(snapshot ->> 'reference')"),
    has: (prints: Sql) => sql`snapshot -> 'contactPrints' ?| ${prints}`,
    texts: [raw('snapshot_text(snapshot)')],
  },
} as const;

/**
 * Condition for the records that a moderator's search finds: those with a reference, email, phone, bank account, web address
 * or CAC number of `q` in any spelling, in a field or a text, those that a report or claim in it is about, and those with
 * each of its words as it is typed.
 */
export function recordsWith(table: Kind['table'] | 'moderation', q: string | undefined): Sql {
  if (!q?.trim()) return raw('true');
  const { reference, has, texts } = columns[table];
  const [references, prints] = [referencesIn(q), contactsIn(q).map(printOf)];
  const conditions = [
    wordsIn(texts, q),
    references.length > 0 && sql`${reference} = any(${references}::text[])`,
    prints.length > 0 && has(sql`${prints}::text[]`),
    ...(table === 'moderation' ? [] : subjectsIn(q)),
  ];
  return sql`(${join(conditions, ' or ')})`;
}

/** No index of texts finds fewer than three letters. */
export const hasTrigram = (q: string): boolean => /\S{3}/.test(q);

/** Whether a search may be for a contact, a reference or a code, which few records have. */
export const isExact = (q: string): boolean =>
  contactsIn(q).length > 0 || referencesIn(q).length > 0 || subjectsIn(q).some(Boolean);

/** Each word as it is typed, in any of the texts. */
export function wordsIn(texts: readonly Sql[], q: string): Sql {
  const words = q.split(/\s+/).filter(Boolean);
  const contains = (word: string) => texts.map((text) => sql`${text} like containing(${word})`);
  return all(words.map((word) => sql`(${join(contains(word), ' or ')})`));
}

/** The contacts in a search. Digits alone may be a phone, an account or a CAC number of any kind. */
export function contactsIn(q: string): Contact[] {
  const isNumber = /^[\d\s()+.-]{4,30}$/.test(q);
  const digits = q.replaceAll(/\D/g, '');
  const cacNumbers = [
    ...(q.match(/\b(?:RC|BN|IT|L?LP)[\s.:/-]*\d(?:[\s-]?\d){3,7}\b/gi) ?? []),
    ...(isNumber ? Object.keys(cacClasses).map((kind) => kind + digits) : []),
  ].flatMap((text) => cacNumber.safeParse(text).data ?? []);
  const found = contactsOf({
    email: '',
    phone: isNumber ? (phone.safeParse(q).data ?? null) : null,
    cacNumber: null,
    website: /^[\w-]+(\.[\w-]+)+$/.test(q) ? `https://${q}` : null,
    texts: [q, ...(isNumber && digits.length === 10 ? [`account ${digits}`] : [])],
  });
  return [...found, ...cacNumbers.map((value) => ({ type: 'cacNumber', value }) as const)];
}

/** Conditions for the listings of reports and ownership claims, by the reference or code in their letters. */
function subjectsIn(q: string): Optional[] {
  const [, report] = /\bR[\s-]*([\dA-F]{8})\b/i.exec(q) ?? [];
  const [first, last] = ['0', 'f'].map((digit) =>
    [report, ...[4, 4, 4, 12].map((length) => digit.repeat(length))].join('-'),
  );
  const [code] = /\b[2-9CFGHJMPQRVWX]{6}\b/i.exec(q) ?? [];
  return [
    report &&
      sql`id = any(array(select listing_id from report where id between ${first} and ${last}))`,
    code &&
      sql`id = any(array(select company_id from ownership_claim where code = upper(${code})))`,
  ];
}
