import type { components } from '#contract/openapi.ts';
import { asDialled } from '#contract/phone.ts';
import { pageMeta } from '../layout/page-meta.ts';

/** A business's own listing, as its link gives it. */
export type Ownership = components['schemas']['Ownership'];
export type OwnedKind = Ownership['kind'];
/** Fields of a listing or of a pending change. */
export type OwnedFields = Readonly<Record<string, unknown>>;

/** The kind of a listing by the start of its token. */
export const kindOf = (of: string): OwnedKind => (of.startsWith('j') ? 'job' : 'company');

/** The start of the form's token, which identifies the listing and authorises nothing. */
export const formOf = ({ request }: { request: Request }) =>
  /^[cj][\w-]{22}$/.exec(new URL(request.url).searchParams.get('of') ?? '')?.[0] ?? '';

/** These pages belong to one visitor: they load no script. */
export const handle = { scripts: false, analytics: false } as const;

/** Without the address, which may have the token. */
export const personalMeta = (args: Parameters<typeof pageMeta>[0], title: string) =>
  pageMeta(args, { title, description: title, canonical: '/manage/lost', noindex: true });

/** The pages on which there is something to do now. */
export const openPages = ({ state, may, plans }: Ownership) => ({
  edit: may.includes('edit') || may.includes('resubmit'),
  renew: plans.length > 0 && (state === 'live' || state === 'ended'),
  withdraw: may.includes('withdraw') || may.includes('delete'),
});

export const nameIn = (facts: OwnedFields) => answerOf(facts.title ?? facts.name);

/** A fact as the form has it: numbers as Nigerians write them, lists as lines. */
export function answerOf(fact: unknown): string {
  if (Array.isArray(fact)) return fact.map(answerOf).join('\n');
  return typeof fact === 'string' ? asDialled(fact) : '';
}
