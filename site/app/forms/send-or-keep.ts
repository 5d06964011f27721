import type { ClientActionFunctionArgs } from '@remix-run/react';
import { keyField, sentences, type FormDefinition, type FormFailure } from './form-definition.ts';

/**
 * Sends a form from the browser. Where the line is down or the answer is none of ours (a proxy's page), the form stays as
 * it is and says so, instead of making room for an error page. The status keeps Remix from loading the page anew.
 */
export async function sendOrKeep(
  { request, serverAction }: ClientActionFunctionArgs,
  form: FormDefinition,
) {
  const copy = request.clone();
  try {
    return await serverAction<FormFailure>();
  } catch (thrown) {
    // Remix hands on a redirect by throwing it.
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
