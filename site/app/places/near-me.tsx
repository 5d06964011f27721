import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { placesByPath } from '#contract/places.ts';
import { useHydrated } from '../layout/hydrated.ts';
import { Icon } from '../layout/icon.tsx';
import { withStorage } from '../layout/remembered.ts';
import { goingTo } from '../offline/router.ts';
import { mayAsk, nearestPlace } from './position.ts';

/** The address of a list around a place, with distances. */
type AddressAround = (place: string, near?: 'yes') => string;

/** Remembers over a reload that the position was asked for. */
const ASKED = 'near-me';

/** Asks for the position on a tap only, and then goes to the list around the nearest place. */
export function useNearMe(addressAround: AddressAround) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    if (isAsking) return;
    if (!mayAsk()) {
      withStorage('sessionStorage', (kept) => kept.setItem(ASKED, 'yes'));
      return location.reload();
    }
    setAsking(true);
    const asked = goingTo();
    const { place, message } = await nearestPlace();
    setAsking(false);
    setProblem(message);
    // Unless the visitor has gone on meanwhile. The entry in the history alone says that it is the visitor's place.
    if (place && asked === goingTo())
      navigate(addressAround(place, 'yes'), { state: { near: place } });
  };
  const resume = useRef(ask);
  useEffect(() => {
    const wasAsked = withStorage('sessionStorage', (kept) => {
      const asked = kept.getItem(ASKED);
      kept.removeItem(ASKED);
      return asked;
    });
    if (wasAsked && mayAsk()) void resume.current();
  }, []);
  return { ask, isAsking, problem, addressAround };
}

type NearMe = ReturnType<typeof useNearMe>;

/**
 * Empty without script or geolocation, since the chips of places do the same. Keeps its space until hydration to avoid a
 * layout shift.
 */
export function NearMeButton({ ask, isAsking }: NearMe) {
  const isHydrated = useHydrated();
  if (isHydrated && !('geolocation' in navigator)) return null;
  return (
    <button
      type="button"
      onClick={() => void ask()}
      aria-disabled={isAsking}
      className={`btn btn-quiet btn-small -my-1 -mr-3 shrink-0 [@media(scripting:none)]:hidden ${isHydrated ? '' : 'invisible'}`}
    >
      <Icon name="place" /> {isAsking ? 'Looking…' : 'Near me'}
    </button>
  );
}

/** Why the visitor's place is not known, with cities to choose instead. */
export const NearMeProblem = ({ problem, addressAround }: NearMe) => (
  <div role="status">
    {problem && (
      <div className="notice mb-3 flex-wrap items-center">
        <p className="w-full">{problem} Choose a place instead:</p>
        {Object.entries(placesByPath).map(([place, name]) => (
          <Link key={place} to={addressAround(place)} className="chip">
            {name}
          </Link>
        ))}
      </div>
    )}
  </div>
);

export function DistancesNote({ place, name }: { place: string; name: string }) {
  const state = useLocation().state as { near?: string } | null;
  const isHydrated = useHydrated();
  return (
    <p className="text-ink-soft mb-2 text-sm">
      {isHydrated && state?.near === place && `Near you, around ${name}. `}
      Distances are from the middle of {name}.
    </p>
  );
}
