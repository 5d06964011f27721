import { useSite } from '../layout/site.ts';
import { Scene } from './scene.tsx';

interface CoverProps {
  /** `/uploads/<uuid>/640.webp`, or none. */
  photo: string | null;
  /** Ordered as the company named them; the first is drawn. */
  services: readonly ('bike' | 'van' | 'air')[];
  location: string;
  /** For pictures above the fold. */
  eager?: boolean;
  /** Classes for size, aspect ratio and corners. */
  className: string;
}

/** The photo of a company, else a drawing of its service in its city: never an empty box. Decorative. */
export function Cover({ photo, services, location, eager, className }: CoverProps) {
  const { saveData } = useSite();
  const shape = `bg-action-soft object-cover ${className}`;
  if (!photo || saveData)
    return <Scene service={services[0] ?? 'bike'} location={location} className={shape} />;
  return (
    <img
      src={photo}
      srcSet={`${photo.replace(/640\.webp$/, '320.webp')} 320w, ${photo} 640w`}
      sizes="(min-width: 64rem) 40rem, 100vw"
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      // React 18 does not know this attribute, so it is spelled as in HTML.
      {...(eager && { fetchpriority: 'high' })}
      decoding="async"
      className={shape}
    />
  );
}
