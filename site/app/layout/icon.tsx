import drawings from './icons.svg';

/** What is drawn in `icons.svg`, by what it means here. */
export type IconName =
  | 'bike'
  | 'van'
  | 'air'
  | 'parcel'
  | 'home'
  | 'browse'
  | 'search'
  | 'register'
  | 'company'
  | 'job'
  | 'place'
  | 'phone'
  | 'mail'
  | 'chat'
  | 'money'
  | 'date'
  | 'time'
  | 'views'
  | 'star'
  | 'verified'
  | 'safety'
  | 'warning'
  | 'error'
  | 'success'
  | 'check'
  | 'info'
  | 'offline'
  | 'filter'
  | 'feed'
  | 'copy'
  | 'menu'
  | 'close'
  | 'back'
  | 'next';

/**
 * A line icon beside a word that says the same: hidden from screen readers. Size by class, 1.25em unless told. A list has
 * hundreds of them, so the drawings come once, in a file that a browser keeps.
 */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={`icon ${className}`}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
