import { alert, notice, quoted } from './note.ts';
import type { ScreeningNote } from '../listings/screening-note.schemas.ts';
import { contactNames, isFraud, type Seen, typeOf } from './seen.ts';

const MAX_NOTES = 3;

/**
 * Notes on the listings with the same contacts that were rejected, or hidden by a moderator and not renewed since; fraud
 * first. A rejection for another reason, such as a listing that was there already, is no sign of fraud.
 */
export const earlierListingNotes = (seen: readonly Seen[]): ScreeningNote[] =>
  seen
    .filter(({ day }) => day !== null)
    .toSorted((a, b) => Number(isFraud(b.reason)) - Number(isFraud(a.reason)))
    .slice(0, MAX_NOTES)
    .map(({ kind, id, status, name, reason, day, prints }) => {
      const details = [...new Set(prints.map((print) => contactNames[typeOf(print)]))];
      const note = status === 'hidden' || isFraud(reason) ? alert : notice;
      return note(
        status === 'rejected' ? 'seen_on_rejected' : 'seen_on_hidden',
        `The ${list.format(details.toSorted())} ${details.length > 1 ? 'are' : 'is'} on ${quoted(name ?? `a ${kind}`)}, which was ${status} on ${day}${
          reason ? `: ${quoted(reason)}` : ''
        }. Check whether the reason still holds.`,
        { kind, id, status },
      );
    });

const list = new Intl.ListFormat('en-GB');
