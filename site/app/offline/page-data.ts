import { isKept, unansweredOf, unreachableText } from '../layout/network.ts';
import { router, STAY } from './router.ts';

/**
 * A tap to which the site does not answer leads to the page that the service worker has kept, or leaves this page as it is and
 * says why, also while the browser believes that it is online. Remix would put an error in the place of the page.
 */
export function stayWithoutAnswer() {
  const ask = window.fetch;
  window.fetch = async (input, options) => {
    const leads = input instanceof URL && input.pathname.endsWith('.data') && tapped();
    if (!leads) return ask(input, options);
    say('');
    const why = await ask(input, options).then(whole).catch(unanswered);
    if (typeof why !== 'string') return why;
    const to = router().createHref(leads);
    if (await isKept(to)) location.assign(to);
    else await stay(why);
    return new Promise(() => {});
  };
}

/** Where a tap leads; undefined for a form, and after Back, which the router does not tell and the address alone shows. */
function tapped() {
  const { state } = router();
  const { location: to, formMethod = 'GET' } = state.navigation;
  if (!to || formMethod !== 'GET') return undefined;
  const isBack = address(to) === address(location);
  return isBack && address(to) !== address(state.location) ? undefined : to;
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
