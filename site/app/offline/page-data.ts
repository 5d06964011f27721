import { isKept, unansweredOf, unreachableText } from '../layout/network.ts';
import { loadAfterBack, router, STAY } from './router.ts';

/**
 * A tap or Back to which the site does not answer leads to the page that the service worker has kept; otherwise a tap leaves
 * this page as it is and says why, and Back shows the error. Remix would put an error in the place of the page.
 */
export function stayWithoutAnswer() {
  // Back may show this page as the browser has left it: waiting.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && target()) void stay('');
  });
  const ask = window.fetch;
  window.fetch = async (input, options) => {
    const leads = input instanceof URL && input.pathname.endsWith('.data') && target();
    if (!leads) return ask(input, options);
    // After Back the router does not tell, and the address alone shows it.
    const at = address(leads);
    const isBack = at === address(location) && at !== address(router().state.location);
    say('');
    const answer = ask(input, options);
    const why = await answer.then(whole).catch(unanswered);
    if (typeof why !== 'string') return why;
    const to = router().createHref(leads);
    const kept = await isKept(to);
    // There is no page to stay on.
    if (isBack && !kept) return answer;
    if (isBack) loadAfterBack();
    else if (kept) location.assign(to);
    else await stay(why);
    return new Promise(() => {});
  };
}

/** Where a tap or Back leads; undefined for a form. */
function target() {
  const { location: to, formMethod = 'GET' } = router().state.navigation;
  return formMethod === 'GET' && to;
}

/** The site's answer once it is there to its end; the sentence for one of a proxy, or of the Wi-Fi's login page. */
async function whole(answer: Response) {
  if (!answer.headers.get('Content-Type')?.includes('text/x-script')) return unreachableText;
  return new Response(await answer.blob(), answer);
}

function unanswered(error: unknown) {
  const why = unansweredOf(error);
  if (!why) throw error;
  return why;
}

async function stay(why: string) {
  const { location: here } = router().state;
  const options = { replace: true, preventScrollReset: true, state: here.state as unknown };
  await router().navigate({ ...here, hash: STAY }, options);
  history.replaceState(history.state, '', address(here));
  say(why);
}

const address = ({ pathname, search }: Record<'pathname' | 'search', string>) => pathname + search;
const say = (detail: string) => window.dispatchEvent(new CustomEvent('stayed', { detail }));
