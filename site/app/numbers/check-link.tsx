import { Icon } from '../layout/icon.tsx';

/** The way to the check from wherever somebody may doubt a caller. A page load, since drafts of forms need script. */
export const CheckLink = ({ className = 'mt-1' }: { className?: string }) => (
  <a href="/check" className={`link flex items-center gap-2 font-semibold ${className}`}>
    <Icon name="search" /> Is this really their rider? Check the number
  </a>
);
