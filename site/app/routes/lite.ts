import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readTexts } from '../forms/multipart.server.ts';
import { liteCookie, pageBefore } from '../layout/lite.server.ts';

/** A reload after the answer to the switch was lost asks with GET. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(pageBefore(request));

/** The footer's switch between the lite and the full version, back to itself on the page that it was on. */
export async function action({ request }: ActionFunctionArgs) {
  const { lite, page } = await readTexts(request, 'lite', 'page');
  const cookie = liteCookie(request, lite === 'on' ? 'on' : 'off');
  const headers = { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' };
  return redirect(`${pageBefore(request, page)}#lite`, { status: 303, headers });
}
