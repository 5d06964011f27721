import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { read } from '../api/api.server.ts';
import { readTexts } from '../forms/multipart.server.ts';

/** Only the button of this list posts here. */
export const loader = () => redirect('/companies');

/**
 * The path of the place that is nearest to a position, rounded on the device: in the body, so that it is in no address,
 * and with it in no log, history, cache or referrer. 404 far from Nigeria; the API takes no more than two decimals.
 */
export async function action(visit: ActionFunctionArgs) {
  const { at = '' } = await readTexts(visit.request, 'at');
  const { data, failure } = await read(visit, '/api/places', { query: { at } });
  if (failure) return answer({ message: failure.message }, failure.status);
  const [place] = data;
  return place ? answer({ place: place.path }, 200) : answer({}, 404);
}

const answer = (body: { place?: string; message?: string }, status: number) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
