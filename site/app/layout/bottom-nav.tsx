import { NavLink } from '@remix-run/react';
import { Icon, type IconName } from './icon.tsx';
import { UnsentMark } from './unsent-mark.tsx';

const links: { to: string; label: string; icon: IconName }[] = [
  { to: '/home', label: 'Home', icon: 'home' },
  { to: '/companies', label: 'Browse', icon: 'browse' },
  { to: '/register-company', label: 'Register', icon: 'register' },
  { to: '/jobs', label: 'Jobs', icon: 'job' },
];

/** On phones (spec §2); `html` has scroll padding, so that it never covers a focused field. */
export function BottomNav() {
  return (
    <nav data-screen-only aria-label="Bottom" className="bottom-nav">
      {links.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} className="bottom-link">
          <Icon name={icon} className="size-[min(1.375rem,7vw)]" />
          <span>
            {label}
            {icon === 'register' && <UnsentMark />}
          </span>
        </NavLink>
      ))}
    </nav>
  );
}
