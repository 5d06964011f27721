import { placeIn } from '../places/places.ts';
import drawings from './scenes.svg';

const cities = {
  Lagos: 'lagos',
  Abuja: 'abuja',
  'Port Harcourt': 'port-harcourt',
  Kano: 'kano',
  Ibadan: 'hills',
  Enugu: 'hills',
} as const;

interface SceneProps {
  /** The way to deliver in front. */
  service: 'bike' | 'van' | 'air';
  /** Where it is, as a listing says it: `Ikeja, Lagos`. */
  location: string;
  className?: string;
}

/** A drawing of the trade, 16:9: a bike, a van or a plane before the skyline of a city. Decorative. */
export function Scene({ service, location, className = '' }: SceneProps) {
  const city = cities[placeIn(location) ?? 'Ibadan'];
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      className={`scene scene-${service} ${className}`}
      aria-hidden
    >
      <rect width="320" height="180" className="scene-sky" />
      <circle cx="252" cy="46" r="20" className="scene-sun" />
      <use href={`${drawings}#${city}`} />
      <rect y="150" width="320" height="30" className="scene-road" />
      <use href={`${drawings}#${service}`} />
    </svg>
  );
}
