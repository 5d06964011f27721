import {
  isRouteErrorResponse,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import { isNetworkError } from '../layout/network.ts';
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
  const sent = [...(await request.clone().formData())];
  const values = textsIn(sent);
  lastKey = values[keyField] ?? '';
  const content = JSON.stringify([values, sent.length]);
  if (content !== lastContent) failedAt = 0;
  lastContent = content;
  try {
    return await serverAction<FormFailure>();
  } catch (thrown) {
    // Remix throws redirects.
    if (thrown instanceof Response) {
      forgetDraft(form.page);
      const { [UNSENT]: opened } = values;
      if (opened) void loadUnsent().then(({ forget }) => forget(opened));
      throw thrown;
    }
    failedAt ||= Date.now();
    const failure: FormFailure = {
      message: reasonOf(thrown) ?? form.failure,
      errors: {},
      values,
      key: lastKey,
      imagesSent: [],
      failedAt,
    };
    return Response.json(failure, { status: 503 });
  }
}

function reasonOf(thrown: unknown) {
  if (isNetworkError(thrown)) return sentences.offline;
  return isRouteErrorResponse(thrown) && thrown.status === 429
    ? (thrown.data as string)
    : undefined;
}

/** The key of the form that was sent last from this page. */
let lastKey = '';

/** When these answers first failed: the site may have received them then. */
let failedAt = 0;
let lastContent = '';

/**
 * The data of the page that a form leads to, from its address alone: a line cut after the accepted post loses neither the
 * reference nor the message. Other addresses ask the server.
 */
export async function receivedOrServer({
  request,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<FormPage> {
  const { received, sent } = outcomeIn(request.url);
  if (!received && !sent) return serverLoader<FormPage>();
  document.cookie = `${toastCookie}=; Path=/; Max-Age=0`;
  return { key: lastKey, received, sent, refused: false, isNew: true };
}
