import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { formPage } from '../forms/form-page.server.ts';
import { followLink } from '../ownership/owner-link.server.ts';

export { handle } from '../ownership/ownership.ts';
export { default, headers, meta } from './manage_.lost.tsx';

/** 303 to the owner's pages, or 404 with the form for lost links. */
export async function loader(visit: LoaderFunctionArgs) {
  const response = await followLink(visit, visit.params.token);
  if (response) throw response;
  const { data: page, init } = await formPage(visit);
  return data(page, { ...init, status: 404 });
}
