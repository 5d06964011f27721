import { useSite } from '../layout/site.ts';
import { type SceneProps, sceneOf } from './scene.tsx';

/**
 * The photo of a company, else a drawing, across the top of wide cards only: `loading="lazy"` keeps a hidden one off the wire.
 */
export function CardPhoto({ photo, ...scene }: SceneProps & { photo: string | null }) {
  const { saveData } = useSite();
  if (saveData) return null;
  const src = photo?.replace(/640\.webp$/, '320.webp') ?? sceneOf(scene);
  return <img src={src} alt="" loading="lazy" decoding="async" className="listing-photo" />;
}
