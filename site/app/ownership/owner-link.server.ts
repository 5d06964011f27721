import { createCookie, redirect, type HeadersFunction } from '@remix-run/node';
import { read, type Visit } from '../api/api.server.ts';
import { failureHeaders, reasonOf } from '../api/failure.ts';
import { newFormKey } from '../forms/form-key.server.ts';
import { redirectWithToast } from '../forms/toast.server.ts';
import { cookieText } from '../layout/cookie.server.ts';
import { formOf, kindOf, openPages, type Ownership } from './ownership.ts';

/** The token of an owner's link while its pages are used, so that it is in none of their addresses. */
const base = { path: '/manage', httpOnly: true, sameSite: 'lax', maxAge: 12 * 60 * 60 } as const;
const cookie = createCookie('manage', base);
/** The pages that a link may lead to, by `?next=`. */
const nextPages = ['edit', 'renew', 'withdraw'];
const wellFormed = /^[\w.-]{30,80}$/;
/** Length of the kind and id at the start of a token. */
const OF_LENGTH = 23;

/** Of all pages below `/manage`, which belong to one visitor. */
const personal = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

export const personally: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const retryAfter = (errorHeaders ?? actionHeaders).get('Retry-After');
  return { ...personal, ...(retryAfter && { 'Retry-After': retryAfter }) };
};

/**
 * The response to a link: 303 to its page with the cookie, or without for HEAD, which link checkers send. Nothing changes,
 * since mail scanners open links. Undefined for a link that does not work.
 */
export async function followLink(visit: Visit, token = ''): Promise<Response | undefined> {
  const { method, url } = visit.request;
  const { failure } = wellFormed.test(token)
    ? await ask(visit, authorization(token))
    : { failure: dead };
  if (failure?.status === dead.status) return undefined;
  const { searchParams } = new URL(url);
  const next = nextPages.find((page) => page === searchParams.get('next'));
  // While the API is away, too: the next page says so, without the token in its address.
  const of = token.slice(0, OF_LENGTH);
  const response = to(`/manage${next ? `/${next}` : ''}?of=${of}`);
  const kept = await cookie.serialize(token);
  if (method === 'GET') response.headers.set('Set-Cookie', kept);
  return response;
}

/**
 * Loader of the owner's pages. A refused form comes back with all that was typed, also when the API is away and the listing
 * (`own`) is unknown. `of` identifies it in each form.
 * @throws a redirect from a page on which there is nothing to do now, since a mail may be older than the state
 */
export async function ownerPage(visit: Visit, page?: keyof ReturnType<typeof openPages>) {
  const refused = visit.context.formRefused === true;
  const own = await ownershipOf(visit, refused).catch((thrown: unknown) => {
    if (refused) return undefined;
    throw thrown;
  });
  if (own && page && !refused && !openPages(own)[page]) throw to('/manage');
  const now = new Date();
  const of = (refused && formOf(visit)) || (await tokenOf(visit)).slice(0, OF_LENGTH);
  const kind = kindOf(of);
  // The key is of the form drawn now: the same answers may be sent again another time.
  return { kind, of, own, refused, formKey: newFormKey(now), now: now.toISOString() };
}

export type OwnerPage = Awaited<ReturnType<typeof ownerPage>>;

/** The listing of the visitor's link. @throws a redirect to the page for lost links without one that works */
async function ownershipOf(visit: Visit, refused: boolean): Promise<Ownership> {
  const headers = refused ? await asOwner(visit) : authorization(await tokenOf(visit));
  const { data, failure } = await ask(visit, headers);
  if (data) return data;
  const { kind, status } = failure;
  if (status === dead.status) throw await leave('/manage/lost?link=old');
  const reason = kind === 'limited' ? reasonOf(failure) : null;
  throw new Response(reason, { status, headers: failureHeaders(failure) });
}

/**
 * The `Authorization` header for the listing that a form was drawn for; undefined when its link has ended, or that of
 * another listing was opened since in another tab: what was meant for one must not be done to the other.
 */
export async function asOwner(visit: Visit) {
  const [of, token] = [formOf(visit), await keptToken(visit)];
  return of && token?.startsWith(of) ? authorization(token) : undefined;
}

/** 303 that removes the cookie. */
export async function leave(url: string, message?: string): Promise<Response> {
  const response = message === undefined ? to(url) : await redirectWithToast(url, message);
  response.headers.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }));
  return response;
}

async function tokenOf(visit: Visit): Promise<string> {
  const token = await keptToken(visit);
  // The page was open for longer than the cookie lives, or the browser keeps none.
  if (!token) throw to(formOf(visit) ? '/manage/lost?link=closed' : '/manage/lost');
  return token;
}

async function keptToken({ request }: Visit): Promise<string | undefined> {
  const kept = (await cookieText(cookie, request.headers.get('Cookie'))) ?? '';
  return wellFormed.test(kept) ? kept : undefined;
}

const to = (url: string) => redirect(url, { status: 303, headers: personal });

const dead = { status: 401 } as const;
const authorization = (token: string) => ({ Authorization: `Owner ${token}` });
/** The listing of a link. */
export const ask = (visit: Visit, headers?: Record<string, string>) =>
  read(visit, '/api/ownership', {}, headers);
