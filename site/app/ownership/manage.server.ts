import { data, type ActionFunctionArgs } from '@remix-run/node';
import { forward } from '../api/api.server.ts';
import { failureHeaders, reasonOf } from '../api/failure.ts';
import { readTexts } from '../forms/multipart.server.ts';
import { redirectWithToast } from '../forms/toast.server.ts';
import { asOwner, leave } from './owner-link.server.ts';

const calls = {
  renew: ['POST', '/api/ownership/renewal'],
  withdraw: ['POST', '/api/ownership/withdrawal'],
  delete: ['POST', '/api/ownership/withdrawal'],
  show: ['DELETE', '/api/ownership/withdrawal'],
  'drop-change': ['DELETE', '/api/ownership/change'],
  'confirm-claim': ['POST', '/api/ownership/claims'],
  'object-claim': ['POST', '/api/ownership/claims'],
  'new-link': ['DELETE', '/api/ownership/links'],
} as const;

type CallIntent = keyof typeof calls;
/** Everything that a button on the owner's pages does. */
export type Intent = CallIntent | 'close';

const isCall = (value = ''): value is CallIntent => Object.hasOwn(calls, value);

const closed = 'This device no longer opens your listing. The link in our email does.';
const notThis =
  'Nothing was done: that button was of another listing, and this is the one whose link you opened last. Open the other link again.';

/** Intents after which the owner's link no longer works. */
const last: readonly Intent[] = ['delete', 'new-link'];

/** Action of the buttons on the owner's pages: 303 to a page with the API's message, or the page with the error. */
export async function press(args: ActionFunctionArgs) {
  const { intent, plan, claim } = await readTexts(args.request, 'intent', 'plan', 'claim');
  if (intent === 'close') return leave('/manage/lost', closed);
  if (!isCall(intent)) throw new Response(null, { status: 400 });
  const [method, path] = calls[intent];
  const headers = await asOwner(args);
  if (!headers) return data({ message: notThis }, { status: 409 });
  const answer = intent.replace('-claim', '');
  const form = claim ? { claim, answer } : plan && { plan };
  const body = form && JSON.stringify(form);
  const result = await forward<{ message: string }>(args.request, path, { method, headers, body });
  const { failure, data: receipt } = result;
  if (failure?.status === 401) return leave('/manage/lost?link=old');
  if (failure) {
    const { message = reasonOf(failure), status } = failure;
    return data({ message }, { status, headers: failureHeaders(failure) });
  }
  if (last.includes(intent)) return leave('/manage/lost', receipt.message);
  return redirectWithToast('/manage', receipt.message);
}
