import { isLive } from '../listings/life.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { hostOf, isAmong, isOwnHost, ownDomainOf, sharedPages } from '../contacts/hosts.ts';
import { type Seen, typeOf } from './seen.ts';
import type { ScreeningInput } from './screening-input.ts';
import { alert, notice, quoted } from './note.ts';
import { plain } from '../contacts/words.ts';

export interface RegisteredCompany {
  id: string;
  name: string;
  website: string;
}

/** The newest public company with the same CAC number and a website. */
export const registeredCompany = ({ cacNumber }: Pick<ScreeningInput, 'cacNumber'>): Sql => sql`
  select id, name, website from company where cac_number = ${cacNumber} and website is not null and ${isLive}
  order by created_at desc limit 1`;

/** A note on a job whose apply link is at another domain than the website of the company with its CAC number. */
export function linkNote({ kind, website }: ScreeningInput, company: RegisteredCompany | null) {
  const host = website ? hostOf(website) : undefined;
  const companyHost = company && hostOf(company.website);
  if (kind !== 'job' || !host || !companyHost || !isOwnHost(host)) return undefined;
  if (isAmong(sharedPages, companyHost) || ownDomainOf(host) === ownDomainOf(companyHost))
    return undefined;
  return notice(
    'link_domain',
    `Applicants are sent to ${quoted(host)}, but ${quoted(company.name)}, registered with the same CAC number, is at ${quoted(companyHost)}. Check that the job is theirs.`,
    { kind: 'company', id: company.id, status: 'live' },
  );
}

/** A public company whose name begins like that of a submission, with another CAC number. */
export type Namesake = Pick<RegisteredCompany, 'id' | 'name'>;

export const namesakes = ({ companyName, cacNumber }: ScreeningInput): Sql => sql`
  select id, name from company
  where folded(name) like substr(containing(${ownName(companyName ?? '')}), 2) and cac_number <> ${cacNumber} and ${isLive}
  order by length(name) limit 20`;

/** An alert on a submission under the name of a public company; most impostors copy one that people trust. */
export function nameNote({ companyName }: ScreeningInput, found: readonly Namesake[]) {
  const same = found.find(({ name }) => ownName(name) === ownName(companyName ?? ''));
  if (!same) return undefined;
  return alert(
    'cac_differs',
    `It is in the name of ${quoted(companyName ?? '')}, and ${quoted(same.name)} is public with another CAC number. Ask that company before you decide.`,
    { kind: 'company', id: same.id, status: 'live' },
  );
}

/** A notice on the CAC number of a public company that shares no other contact: anybody can read it in the register. */
export function borrowedNumberNote(
  { companyName, cacNumber }: ScreeningInput,
  seen: readonly Seen[],
) {
  const live = seen.filter((each) => each.status === 'live' && each.cacNumber === cacNumber);
  const isOfNumber = (print: string) => typeOf(print) === 'cacNumber';
  // Another branch, or an earlier job: moderators know this sender under this number.
  if (!live.every(({ prints }) => prints.every(isOfNumber))) return undefined;
  const owner = live.find(({ kind }) => kind === 'company');
  const isNamesake = ownName(owner?.name ?? '') === ownName(companyName ?? '');
  const about = `The CAC number is that of ${quoted(owner?.name ?? '')}, which is public`;
  const advice = `${about} ${isNamesake ? 'with other contacts. Ask that company' : 'under this other name and with other contacts. Look it up in the register'}.`;
  return owner && notice('cac_differs', advice, { kind: 'company', id: owner.id, status: 'live' });
}

/** A notice on a second copy: a listing of the same name at the same place, with one CAC number or phone. */
export function secondCopyNote(input: ScreeningInput, seen: readonly Seen[]) {
  const { kind, listingName, location, cacNumber } = input;
  const copies = seen.filter(
    (each) =>
      each.kind === kind &&
      each.status !== 'rejected' &&
      // A job is posted again after its end; a company would get a second free term.
      (kind === 'company' || each.status !== 'hidden') &&
      (each.cacNumber === cacNumber || each.prints.some((print) => typeOf(print) === 'phone')) &&
      ownName(each.name ?? '') === ownName(listingName ?? '') &&
      plain(each.location ?? '') === plain(location ?? ''),
  );
  const copy = copies.find(({ status }) => status !== 'hidden') ?? copies[0];
  if (!copy) return undefined;
  const { id, name, status } = copy;
  return notice(
    'repeated_contact',
    status === 'hidden'
      ? `The sender had ${quoted(name ?? '')} here before, at the same place, and it is not public now. Free is for the first term: read how it ended before you decide.`
      : `The sender has ${quoted(name ?? '')} here already, at the same place (${status}). Reject this one if it is the same.`,
    { kind: copy.kind, id, status },
  );
}

/** A name for comparison, without legal form and plural. */
const ownName = (name: string) =>
  plain(name)
    .replace(/(?:[\s,.(]+(?:ltd|limited|plc|nig|nigeria|ent|enterprises?|ventures))+[\s.)]*$/, '')
    .replace(/s$/, '');
