import { statedPlaceIn } from '../../places/place-choices.ts';
import { stateOf } from '../../places/gazetteer.ts';
import { notice, quoted, type Rule } from '../note.ts';

/** A slip of the sender, after which nobody finds the listing at its address. */
export const otherState: Rule = ({ address, place }) => {
  const stated = address && statedPlaceIn(address);
  if (!stated || !place || stateOf(stated) === stateOf(place)) return undefined;
  return notice(
    'place_differs',
    `${quoted(address)} seems to be in another state than the place of the listing, by which visitors search. Correct the place if it is.`,
  );
};
