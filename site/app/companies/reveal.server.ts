import { withMet } from '../answers/met.server.ts';
import { forward } from '../api/api.server.ts';
import { failureHeaders } from '../api/failure.ts';
import type { Reveal, RevealedPhone } from './company.ts';
import { cannotReveal } from './request-number.ts';

/** Reveals the phone number for a browser without script; the API counts reveals. */
export async function revealNumber(request: Request, id = '') {
  const { data: number, failure } = await forward<RevealedPhone>(
    request,
    '/api/companies/{id}/reveals',
    { path: { id } },
  );
  if (number) {
    const met = withMet(request.headers.get('Cookie'), id, new Date());
    const reveal: Reveal = { number };
    return { reveal, headers: { 'Cache-Control': 'no-store', 'Set-Cookie': met } };
  }
  const { message = cannotReveal, status } = failure;
  const reveal: Reveal = { message, isHeld: status === 409 };
  return { reveal, status, headers: failureHeaders(failure) };
}
