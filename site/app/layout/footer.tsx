import { Link } from '@remix-run/react';
import { ChatLink } from './chat-link.tsx';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { useSite } from './site.ts';
import { StoreBadges } from './store-badges.tsx';

const groups = [
  {
    title: 'Quick links',
    links: [
      ['/home', 'Home'],
      ['/companies', 'Browse Companies'],
      ['/jobs', 'Find Jobs'],
      ['/post-job', 'Post a Job'],
    ],
  },
  {
    title: 'Business',
    links: [
      ['/register-company', 'Register Company'],
      ['/advertise', 'Advertisement & Sponsorship'],
      ['/blogpost', 'Blogpost'],
      ['/support', 'Support'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
      ['/contact', 'Contact'],
    ],
  },
] as const;

/** Same links and help in the same order on every page (spec §2, WCAG 3.2.6). */
export function Footer() {
  const { siteName } = useSite();
  return (
    <footer
      data-screen-only
      className="bg-sunken border-line mt-8 border-t pb-[calc(var(--bottom-nav)+5rem)] lg:pb-8"
    >
      <AdvertSlot />
      <div className="mx-auto grid max-w-[72rem] grid-cols-2 gap-x-6 gap-y-10 px-4 py-12 sm:px-6 md:grid-cols-3 lg:grid-cols-[1.4fr_repeat(3,1fr)]">
        <div className="stack col-span-full lg:col-span-1">
          <Logo name={siteName} />
          <p className="text-ink-soft max-w-[22rem] text-sm">
            A nationwide marketplace connecting you with trusted delivery partners. We are a
            marketplace only: please confirm every company before you hand over goods.
          </p>
          <HelpLinks />
          <StoreBadges />
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 text-base">{title}</h2>
            <ul className="text-sm">
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className="link-quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <ChatLink />
    </footer>
  );
}

/** On phones only (spec §2). */
function AdvertSlot() {
  return (
    <aside aria-label="Advert" className="px-4 pt-8 md:hidden">
      <Link
        to="/advertise"
        className="border-line-strong text-ink-soft flex min-h-20 flex-col items-center justify-center rounded-md border border-dashed p-4 text-center text-sm no-underline"
      >
        <strong className="text-ink">Your advert here</strong>
        Reach people who send parcels every day
      </Link>
    </aside>
  );
}

function HelpLinks() {
  const { supportEmail, supportPhone } = useSite();
  if (!supportEmail && !supportPhone) return null;
  return (
    <ul className="text-sm">
      {supportEmail && (
        <li>
          <a href={`mailto:${supportEmail}`} className="link-quiet gap-2">
            <Icon name="mail" /> {supportEmail}
          </a>
        </li>
      )}
      {supportPhone && (
        <li>
          <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className="link-quiet gap-2">
            <Icon name="phone" /> {supportPhone}
          </a>
        </li>
      )}
    </ul>
  );
}
