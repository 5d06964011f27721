import { Link } from '@remix-run/react';
import { Icon } from './icon.tsx';
import { callUrl, whatsappUrl } from '../text/phone.ts';
import { Logo } from './mark.tsx';
import { useSite } from './site.ts';

const groups = [
  {
    title: 'Quick links',
    links: [
      ['/home', 'Home'],
      ['/companies', 'Browse Companies'],
      ['/check', 'Check a number'],
      ['/report', 'Report a problem'],
      ['/jobs', 'Find Jobs'],
      ['/post-job', 'Post a Job'],
    ],
  },
  {
    title: 'Business',
    links: [
      ['/register-company', 'Register Company'],
      ['/manage', 'Manage your listing'],
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
    <footer data-screen-only className="footer">
      <AdvertSlot />
      <div className="width grid gap-x-6 py-5 md:grid-cols-3 md:gap-y-8 md:py-10 lg:grid-cols-[1.4fr_repeat(3,1fr)]">
        <div className="col-span-full pb-3 lg:col-span-1">
          <Logo name={siteName} />
          <p className="text-ink-soft my-2 max-w-[22rem] text-xs md:text-sm">
            A nationwide marketplace connecting you with trusted delivery partners. We are a
            marketplace only: please confirm every company before you hand over goods.
          </p>
          <HelpLinks />
        </div>
        {groups.map(({ title, links }) => (
          <details key={title} className="footer-links">
            <summary>
              {title} <Icon name="down" />
            </summary>
            <nav aria-label={title}>
              <h2 className="mb-2 text-base max-md:hidden">{title}</h2>
              <ul className="text-sm">
                {links.map(([to, label]) => (
                  <li key={to}>
                    <Link
                      to={to}
                      reloadDocument={to === '/manage' || to === '/check'}
                      className="link-quiet"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        ))}
        <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6">
          <StoreBadges />
          <LiteSwitch />
        </div>
      </div>
    </footer>
  );
}

/** A form that posts (routes/lite.ts), since the lite version has no bundles. */
function LiteSwitch() {
  const { saveData } = useSite();
  return (
    <form id="lite" method="post" action="/lite" className="-mb-3 text-sm">
      {saveData && <span className="mr-2 inline-block pt-2">This is the lite version.</span>}
      <button
        name="lite"
        value={saveData ? 'off' : 'on'}
        className="link-quiet cursor-pointer underline"
      >
        {saveData ? 'Full version, with pictures' : 'Lite version, uses less data'}
      </button>
    </form>
  );
}

/** On phones only (spec §2). */
const AdvertSlot = () => (
  <aside aria-label="Advert" className="px-4 pt-4 md:hidden">
    <Link to="/advertise" className="sponsored min-h-12 rounded-md border">
      <strong className="text-ink text-sm">Your advert here</strong>
    </Link>
  </aside>
);

function HelpLinks() {
  const { siteName, supportEmail, supportPhone } = useSite();
  if (!supportEmail && !supportPhone) return null;
  const chat = whatsappUrl(supportPhone, `Hello ${siteName}, I would like to make an enquiry.`);
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm lg:flex-col">
      {supportPhone && (
        <>
          <li>
            <a href={callUrl(supportPhone)} className="link-quiet gap-2">
              <Icon name="phone" /> {supportPhone}
            </a>
          </li>
          <li>
            {/* A plain WhatsApp link, so nothing is loaded before it is used (spec §1). */}
            <a href={chat} rel="noopener" className="chat-link">
              <Icon name="chat" className="size-5" />
              <span className="lg:sr-only">Chat with us</span>
            </a>
          </li>
        </>
      )}
      {supportEmail && (
        <li>
          <a href={`mailto:${supportEmail}`} className="link-quiet gap-2">
            <Icon name="mail" /> {supportEmail}
          </a>
        </li>
      )}
    </ul>
  );
}

const shops = [
  ['play', 'Google Play'],
  ['apple', 'App Store'],
] as const;

/** Not links: there is no app yet (spec §2). */
const StoreBadges = () => (
  <ul className="flex flex-wrap gap-3 pt-3" aria-label="Mobile apps">
    {shops.map(([icon, shop]) => (
      <li key={icon} className="text-ink-soft flex items-center gap-2">
        <Icon name={icon} />
        <span className="text-sm leading-tight font-semibold whitespace-nowrap">
          <span className="block text-xs font-normal">Coming Soon</span>
          {shop}
        </span>
      </li>
    ))}
  </ul>
);
