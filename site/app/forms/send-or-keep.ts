import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react';
import { isNetworkError } from '../layout/network.ts';
import {
  keyField,
  outcomeIn,
  sentences,
  toastCookie,
  type FormDefinition,
  type FormFailure,
  type FormPage,
} from './form-definition.ts';

/**
 * Sends a form from the browser. When the network is down or the response is not the site's own (a proxy's page), the form
 * stays with a message instead of an error page. Because of the status, Remix does not reload the page.
 */
export async function sendOrKeep(
  { request, serverAction }: ClientActionFunctionArgs,
  form: FormDefinition,
) {
  const sent = [...(await request.clone().formData())];
  const texts = sent.filter(([, value]) => typeof value === 'string');
  const values = Object.fromEntries(texts) as Record<string, string>;
  lastKey = values[keyField] ?? '';
  try {
    return await serverAction<FormFailure>();
  } catch (thrown) {
    // Remix throws redirects.
    if (thrown instanceof Response) throw thrown;
    const failure: FormFailure = {
      message: isNetworkError(thrown) ? sentences.offline : form.failure,
      errors: {},
      values,
      key: lastKey,
      imagesSent: [],
    };
    return Response.json(failure, { status: 503 });
  }
}

/** The key of the form that was sent last from this page. */
let lastKey = '';

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
