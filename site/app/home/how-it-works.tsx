import { Notice } from '../layout/notice.tsx';

const steps = [
  { title: 'Find a company', text: 'Search by name or place, and choose bike, van or air.' },
  { title: 'Visit its address', text: 'Visit the office before you hand over your first parcel.' },
  {
    title: 'Book directly',
    text: 'Call or write to the company. You agree on the price with them, not with us.',
  },
];

export function HowItWorks() {
  return (
    <section className="section">
      <h2>How it works</h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3 md:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 md:flex-col">
            <span
              aria-hidden
              className="text-action grid size-9 shrink-0 place-items-center rounded-full border-2 text-base font-extrabold"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6">
        <Notice tone="warning">
          <strong>Stay safe.</strong> We are a marketplace only and do not personally verify every
          listing. Visit the company’s address before making a drop: it helps you avoid fake
          pickups.
        </Notice>
      </div>
    </section>
  );
}
