import type { RequestHandler } from 'express';
import { isbot } from 'isbot';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A listing whose own page was seen. */
export interface View {
  kind: 'companies' | 'jobs';
  id: string;
}

const kinds = { company: 'companies', job: 'jobs' } as const;
const detailPage = /^\/(company|job)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/|\.data)?$/i;

/**
 * Counts the views of listings' own pages: a page that was sent whole, or that the browser has and may show again, to somebody who reads it. `.data` is the same page
 * for a browser that is on the site already. Pages fetched in advance and those for bots are none.
 */
export function countViews(count: (view: View) => void): RequestHandler {
  return (req, res, next) => {
    watchView(req, res, count);
    next();
  };
}

/** Counts the view that a request is, once its answer is sent. */
export function watchView(
  req: IncomingMessage,
  res: ServerResponse,
  count: (view: View) => void,
): void {
  const view = viewOf(req);
  if (view) res.once('finish', () => wasSeen(res.statusCode) && count(view));
}

/** Also who has the page already, and only asks whether it is still so, reads it again. */
const wasSeen = (status: number) => status === 200 || status === 304;

/** What a request is a view of, if it is answered with the page. */
function viewOf(req: IncomingMessage): View | undefined {
  const [path = ''] = (req.url ?? '').split('?', 1);
  const [, page = '', id = ''] = detailPage.exec(path) ?? [];
  if (!id || req.method !== 'GET' || isInAdvance(req) || isMachine(req)) return undefined;
  return { kind: kinds[page.toLowerCase() as keyof typeof kinds], id: id.toLowerCase() };
}

/** Fetched before anybody asked for it; browsers have told so in three ways. */
const isInAdvance = ({ headers }: IncomingMessage) =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => /\bprefetch\b/i.test(String(headers[name])));

/** A few thousand browsers read most pages, and telling them from bots costs more than the rest of a kept page. */
const machines = new Map<string, boolean>();
const mostMachines = 2_000;

function isMachine({ headers: { 'user-agent': agent } }: IncomingMessage): boolean {
  if (!agent) return true;
  const known = machines.get(agent);
  if (known !== undefined) return known;
  if (machines.size >= mostMachines) machines.clear();
  const machine = isbot(agent);
  machines.set(agent, machine);
  return machine;
}
