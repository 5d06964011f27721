import type { homeFigures } from '../companies/figures.ts';
import { Icon } from '../layout/icon.tsx';

export function FiguresRow({ figures }: { figures: ReturnType<typeof homeFigures> }) {
  if (figures.length === 0) return null;
  return (
    <dl className="mt-6 grid sm:mt-10 grid-cols-3 gap-2 text-center">
      {figures.map(({ value, label }) => (
        <div key={label} className="border-line flex flex-col-reverse not-first:border-l">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="inline-flex flex-wrap items-center justify-center gap-1.5 text-2xl font-extrabold tracking-tight">
            {value}
            {label === 'rating' && value !== 'New' && (
              <Icon name="star" className="fill-featured text-featured size-6" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
