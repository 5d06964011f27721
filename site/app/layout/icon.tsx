import drawings from './icons.svg';

/** Symbols of `icons.svg`. */
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
  | 'share'
  | 'flag'
  | 'menu'
  | 'close'
  | 'back'
  | 'next'
  | 'down'
  | 'play'
  | 'apple';

/**
 * Decorative, hidden from screen readers; 1.25em by default. Drawings are in one cached file, since a list has hundreds
 * of them.
 */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={`icon ${className}`}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
