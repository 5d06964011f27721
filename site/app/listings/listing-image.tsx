import { letterOf } from '../layout/mark.tsx';
import { useSite } from '../layout/site.ts';

interface ListingImageProps {
  /** `/uploads/<uuid>/640.webp`, or none. */
  image: string | null;
  name: string;
  large?: boolean;
  /** For images above the fold. */
  eager?: boolean;
}

/** The logo, or the first letter of the name. Decorative, since the name is beside it. */
export function ListingImage({ image, name, large, eager }: ListingImageProps) {
  const { saveData } = useSite();
  const side = large ? 96 : 56;
  const size = large ? 'size-16 text-2xl sm:size-24 sm:text-3xl' : 'size-14 text-xl';
  if (!image || saveData) {
    return (
      <span aria-hidden className={`logo ${size}`}>
        {letterOf(name) || '?'}
      </span>
    );
  }
  return (
    <img
      src={image.replace(/640\.webp$/, '320.webp')}
      alt=""
      width={side}
      height={side}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // Logos are drawn for white paper.
      className={`logo bg-[white] ${size}`}
    />
  );
}
