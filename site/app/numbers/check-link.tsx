import { Icon } from '../layout/icon.tsx';

/** Link to the check, where a visitor may doubt a caller. Loads the page, since drafts of forms need script. */
export const CheckLink = ({ className = 'mt-1' }: { className?: string }) => (
  <a href="/check" className={`link flex items-center gap-2 ${className}`}>
    <Icon name="search" /> Is this really their rider? Check the number
  </a>
);
