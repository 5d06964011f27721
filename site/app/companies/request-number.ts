import { fetchWithin, unansweredOf } from '../layout/network.ts';
import type { Reveal, RevealedPhone } from './company.ts';

const TIMEOUT_MS = 30_000;

export const cannotReveal = 'The phone number cannot be shown right now. Please try again.';

/** Asks the API from the browser, which spares the page's own data a reload; the API counts each reveal. */
export async function requestNumber(id: string): Promise<Reveal> {
  try {
    const path = `/api/companies/${id}/reveals`;
    const response = await fetchWithin(TIMEOUT_MS, path, { method: 'POST' });
    const body = (await response.json()) as RevealedPhone & { message?: string };
    return response.ok ? { number: body } : { message: body.message ?? cannotReveal };
  } catch (error) {
    return { message: unansweredOf(error) ?? cannotReveal };
  }
}
