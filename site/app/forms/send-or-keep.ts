import type { ClientActionFunctionArgs } from '@remix-run/react';
import { keyField, sentences, type FormDefinition, type FormFailure } from './form-definition.ts';

/**
 * Sends a form from the browser. When the network is down or the response is not the site's own (a proxy's page), the form
 * stays with a message instead of an error page. Because of the status, Remix does not reload the page.
 */
export async function sendOrKeep(
  { request, serverAction }: ClientActionFunctionArgs,
  form: FormDefinition,
) {
  const copy = request.clone();
  try {
    return await serverAction<FormFailure>();
  } catch (thrown) {
    // Remix throws redirects.
    if (thrown instanceof Response) throw thrown;
    const sent = [...(await copy.formData())].filter(([, value]) => typeof value === 'string');
    const values = Object.fromEntries(sent) as Record<string, string>;
    const failure: FormFailure = {
      message: thrown instanceof TypeError ? sentences.offline : form.failure,
      errors: {},
      values,
      key: values[keyField] ?? '',
      hadImage: false,
    };
    return Response.json(failure, { status: 503 });
  }
}
