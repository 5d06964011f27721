import { cityIn } from '#contract/places.ts';
import drawings from '../layout/scenes.svg';

const cities = {
  Lagos: 'lagos',
  Abuja: 'abuja',
  'Port Harcourt': 'port-harcourt',
  Kano: 'kano',
  Ibadan: 'hills',
  Enugu: 'hills',
} as const;

/** A way to deliver before the skyline of a city. */
interface SceneProps {
  service: 'bike' | 'van' | 'air';
  /** Location text of the listing, such as `Ikeja, Lagos`. */
  location: string;
}

/** Address of the drawing: it fills its box from the road up, by day and night. */
export const sceneOf = ({ service, location }: SceneProps) =>
  `${drawings}#${service}-${cities[cityIn(location) ?? 'Ibadan']}`;

/** Decorative. */
export const Scene = ({ className, ...scene }: SceneProps & { className: string }) => (
  <img src={sceneOf(scene)} alt="" className={className} />
);
