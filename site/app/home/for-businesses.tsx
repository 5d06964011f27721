import { Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';

const offers = [
  {
    icon: 'company',
    title: 'Run a dispatch company?',
    text: 'List it free for 3 months. Customers see what you offer and contact you directly.',
    to: '/register-company',
    action: 'Register your company',
  },
  {
    icon: 'job',
    title: 'Hiring riders or drivers?',
    text: 'Post a job and reach riders and drivers who are ready to work.',
    to: '/post-job',
    action: 'Post a job',
  },
] as const;

export const ForBusinesses = () => (
  <section className="section grid gap-4 md:grid-cols-2">
    {offers.map(({ icon, title, text, to, action }) => (
      <div
        key={to}
        className="bg-sunken flex min-w-0 flex-col items-start gap-2 rounded-lg p-[min(1.25rem,6vw)] sm:p-8"
      >
        <h2 className="flex items-center gap-3 text-lg">
          <Icon name={icon} className="text-action size-7" />
          {title}
        </h2>
        <p className="text-ink-soft grow text-sm">{text}</p>
        <Link to={to} className="btn btn-secondary mt-2">
          {action}
        </Link>
      </div>
    ))}
  </section>
);
