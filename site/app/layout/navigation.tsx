import { Link, NavLink, useLocation } from '@remix-run/react';
import { Icon, type IconName } from './icon.tsx';
import { Logo } from './mark.tsx';
import { useSite } from './site.ts';
import { UnsentMark } from './unsent-mark.tsx';

const links = [
  { to: '/home', long: 'Home' },
  { to: '/companies', long: 'Delivery Companies', short: 'Browse Companies' },
  { to: '/jobs', long: 'Jobs' },
  { to: '/support', long: 'Support the Vision' },
];

export function Header() {
  const { siteName } = useSite();
  return (
    <header data-screen-only className="bg-surface border-line relative z-30 border-b">
      <div className="width header">
        <Link
          to="/home"
          className="inline-flex min-h-11 items-center"
          aria-label={`${siteName}, home`}
        >
          <Logo name={siteName} />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {links.map(({ to, long }) => (
            <NavLink key={to} to={to} className="nav-link">
              {long}
            </NavLink>
          ))}
          <Link to="/register-company" className="btn btn-primary ml-3 !min-h-11 text-sm">
            Register Company
            <UnsentMark />
          </Link>
        </nav>
        <MobileMenu />
      </div>
    </header>
  );
}

/** Drawn anew, and so closed, by each navigation, and closed by a focus elsewhere, which it would cover (WCAG 2.4.11). */
function MobileMenu() {
  const { key } = useLocation();
  return (
    <details
      key={key}
      className="lg:hidden"
      onBlur={({ currentTarget: menu, relatedTarget: next }) => {
        if (next) menu.open = menu.contains(next);
      }}
    >
      <summary className="btn btn-quiet -mr-3 !min-h-11 text-[min(1.0625rem,4.7vw)]">
        <Icon name="menu" className="size-[1.4em]" /> Menu
      </summary>
      <nav
        aria-label="Main"
        className="bg-surface border-line shadow-float absolute inset-x-0 top-full flex flex-col border-b px-4 pt-2 pb-5"
      >
        {[...links, { to: '/check', long: 'Check a number' }].map(({ to, long, short = long }) => (
          <NavLink key={to} to={to} reloadDocument={to === '/check'} className="nav-link !min-h-12">
            {short}
          </NavLink>
        ))}
        <Link to="/register-company" className="btn btn-primary btn-block mt-3">
          Register Company
        </Link>
      </nav>
    </details>
  );
}

const bottomLinks: { to: string; label: string; icon: IconName }[] = [
  { to: '/home', label: 'Home', icon: 'home' },
  { to: '/companies', label: 'Browse', icon: 'browse' },
  { to: '/register-company', label: 'Register', icon: 'register' },
  { to: '/jobs', label: 'Jobs', icon: 'job' },
];

/** On phones (spec §2); `html` has scroll padding, so that it never covers a focused field. */
export function BottomNav() {
  return (
    <nav data-screen-only aria-label="Bottom" className="bottom-nav">
      {bottomLinks.map(({ to, label, icon }) => (
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
