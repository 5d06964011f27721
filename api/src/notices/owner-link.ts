import { config } from '../config/config.ts';
import type { RequestOwner } from '../platform/http/request.ts';
import { signer } from '../platform/signing.ts';

/** The listing that a link belongs to; a version that is not the listing's makes the link useless. */
export type Owned = Omit<RequestOwner, 'isRejected'>;

export type OwnerTask = 'renew' | 'edit' | 'withdraw';

const links = signer('owner links');
const objections = signer('objections');
/** 132 bits. */
const SIGNATURE_LENGTH = 22;
const TOKEN = /^([cj])([\w-]{22})([\da-z]{1,9})\.([\w-]{22})$/;
const letters = { company: 'c', job: 'j' } as const;

/** The token of a listing's link. It has no end: mails are kept for months. */
export function ownerToken({ kind, id, version }: Owned): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  for (let zeros = ''; ; zeros += '0') {
    const text = `${letters[kind]}${bytes.toString('base64url')}${zeros}${version.toString(36)}`;
    const signature = links.sign(text).slice(0, SIGNATURE_LENGTH);
    // Mail programs that make links of plain text leave out a "-" at the end.
    if (!signature.endsWith('-')) return `${text}.${signature}`;
  }
}

/** The listing of a token that we signed. */
export function readOwnerToken(token: string): Owned | undefined {
  const [whole = '', letter, id = '', version = '', signature = ''] = TOKEN.exec(token) ?? [];
  const text = whole.slice(0, -SIGNATURE_LENGTH - 1);
  if (!links.isSigned(text, signature, SIGNATURE_LENGTH)) return undefined;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  return {
    kind: letter === 'c' ? 'company' : 'job',
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    version: parseInt(version, 36),
  };
}

/** The address by which the sender of a listing manages it. Whoever has it can do the same. */
export function ownerLink(
  { table }: { readonly table: Owned['kind'] },
  { id, linkVersion }: { readonly id: string; readonly linkVersion: number },
  task?: OwnerTask,
): string {
  const token = ownerToken({ kind: table, id, version: linkVersion });
  return `${config.site.url}/manage/link/${token}${task ? `?next=${task}` : ''}`;
}

/** The token by which a former address undoes, until then, the change of email that led to `version` of its link. */
export function objectionToken({ kind, id, version }: Owned, until: Date): string {
  const text = [kind, id, version, until.getTime()].join('.');
  return `${objections.sign(text).slice(0, SIGNATURE_LENGTH)}.${text}`;
}

/** The change of a token that we signed, unless it is too late. */
export function readObjectionToken(token: string, now: Date): Owned | undefined {
  const [signature = '', kind, id = '', version, until] = token.split('.');
  const text = token.slice(signature.length + 1);
  const isSigned = objections.isSigned(text, signature, SIGNATURE_LENGTH);
  if (!isSigned || Number(until) <= now.getTime()) return undefined;
  return { kind: kind === 'company' ? kind : 'job', id, version: Number(version) };
}
