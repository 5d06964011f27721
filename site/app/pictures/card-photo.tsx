import { useSite } from '../layout/site.ts';

/** The photo of a company beside its logo, in wide cards only: `loading="lazy"` keeps a hidden one off the wire. */
export function CardPhoto({ photo }: { photo: string | null }) {
  const { saveData } = useSite();
  if (!photo || saveData) return null;
  const src = photo.replace(/640\.webp$/, '320.webp');
  return (
    <img
      src={src}
      alt=""
      width={88}
      height={50}
      loading="lazy"
      decoding="async"
      className="listing-photo"
    />
  );
}
