import { createCookie, redirect } from '@remix-run/node';
import { bareEmail } from '#contract/email.ts';
import { cookieText } from '../layout/cookie.server.ts';
import { ownershipClaim } from './ownership-claim.ts';

/** Shown to the claimant alone: a code in the address could be handed to somebody else, who would prove the claim. */
const base = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 3600 } as const;
const cookie = createCookie('claim', base);

/** The address that we have written to, and the code to be sent from the number in the listing. */
export type SentClaim = Record<'email' | 'code', string>;

/** 303 to the page with the receipt. */
export const showReceipt = async (receipt: SentClaim) =>
  redirect(`${ownershipClaim.page}?sent=1`, {
    status: 303,
    headers: {
      'Set-Cookie': await cookie.serialize(`${receipt.code} ${bareEmail(receipt.email)}`),
      'Cache-Control': 'no-store',
    },
  });

/** Empty where the cookie has ended or was not kept; the address says that the claim has arrived. */
export async function receiptIn({ headers }: Request): Promise<Partial<SentClaim>> {
  const [code, email] = (await cookieText(cookie, headers.get('Cookie')))?.split(' ') ?? [];
  return code && email ? { code, email } : {};
}
