import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react';
import { answerTo } from '../layout/network.ts';
import { UNSENT } from '../layout/unsent-mark.tsx';
import {
  keyField,
  outcomeIn,
  sentences,
  textsIn,
  toastCookie,
  type FormDefinition,
  type FormFailure,
  type FormPage,
} from './form-definition.ts';
import { forgetDraft } from './draft.ts';
import { loadUnsent } from './keep-for-later.tsx';

/**
 * Sends a form from the browser. When the network is down or the response is not the site's own (a proxy's page), the form
 * stays with a message instead of an error page, and may be left to be sent later. Because of the status, Remix does not
 * reload the page.
 */
export async function sendOrKeep(
  { request, serverAction }: ClientActionFunctionArgs,
  form: FormDefinition,
) {
  const posted = lastPosted ?? (await request.clone().formData());
  lastPosted = undefined;
  // Read by `serverAction`, where WebKit throws for a photo ("Unable to read form data blob").
  request.formData = () => Promise.resolve(posted);
  const sent = [...posted];
  const values = textsIn(sent);
  lastSent = { page: form.page, values };
  const { [keyField]: key = '' } = values;
  const content = JSON.stringify([values, sent.length]);
  if (content !== lastContent) failedAt = 0;
  lastContent = content;
  const failed = (message: string) => {
    failedAt ||= Date.now();
    const kept = { message, errors: {}, values, key, imagesSent: [], failedAt };
    // Not `Response.json`, which Chrome before 105 and Safari before 17 lack.
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(kept satisfies FormFailure), { status: 503, headers });
  };
  try {
    return await answerTo(serverAction<FormFailure>(), failed, sentences.offline);
  } catch (thrown) {
    // Remix throws redirects.
    if (!(thrown instanceof Response)) return failed(form.failure);
    forgetDraft(form.page);
    const { [UNSENT]: opened } = values;
    if (opened) void loadUnsent().then(({ forget }) => forget(opened));
    throw thrown;
  }
}

/** The values of the form that is being sent, from its page. */
export const noteSubmit = (form: HTMLFormElement) => void (lastPosted = new FormData(form));
let lastPosted: FormData | undefined;

/** The answers that were sent last, and the address of their form. */
let lastSent: { page?: string; values: Record<string, string> } = { values: {} };

/** The answers that were sent last from this form, while its page is not left. */
export const sentFrom = (page: string) => (lastSent.page === page ? lastSent.values : {});

/** When these answers first failed: the site may have received them then. */
let failedAt = 0;
let lastContent = '';

/**
 * The data of the page that a form leads to, from its address alone: a connection lost after the accepted post loses
 * neither the reference nor the message. Other addresses ask the server.
 */
export async function receivedOrServer({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<FormPage> {
  const { received, sent } = outcomeIn(request.url);
  if (!received && !sent) return serverLoader<FormPage>();
  document.cookie = `${toastCookie}=; Path=/; Max-Age=0`;
  const { [keyField]: key = '', email: sender = '' } = sentFrom(new URL(request.url).pathname);
  return { key, received, sent, refused: false, sender };
}
