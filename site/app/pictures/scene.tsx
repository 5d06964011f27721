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
  /** Location text of the listing, such as `Ikeja, Lagos`. */
  location: string;
  className?: string;
}

/**
 * A drawing of the trade: a bike, a van or a plane before the skyline of a city. Decorative. It is drawn twice as wide as
 * 16:9 and cut at the sides, so that no shape cuts off a head.
 */
export function Scene({ service, location, className = '' }: SceneProps) {
  const city = cities[placeIn(location) ?? 'Ibadan'];
  return (
    <svg
      viewBox="-160 0 640 180"
      preserveAspectRatio="xMidYMax slice"
      className={`scene scene-${service} ${className}`}
      aria-hidden
    >
      <circle cx="252" cy="46" r="20" className="scene-sun" />
      {[-319, 0, 319].map((x) => (
        <use key={x} href={`${drawings}#${city}`} x={x} width="320" height="180" />
      ))}
      <path d="M-160 150H480V180H-160Z" className="scene-road" />
      <use href={`${drawings}#${service}`} width="320" height="180" />
    </svg>
  );
}
