import { Icon, type IconName } from './icon.tsx';

export function RouteScene({ icon }: { icon: IconName }) {
  return (
    <div className="relative mx-auto aspect-[4/3] w-full max-w-88" aria-hidden>
      <svg viewBox="0 0 320 240" className="absolute inset-0 size-full">
        <rect x="36" y="20" width="248" height="200" rx="100" className="fill-action-soft" />
        <path
          d="M58 190C20 150 46 84 110 84s72 84 128 68 60-84 20-104"
          className="stroke-action fill-none"
          strokeWidth="3"
          strokeDasharray="1 10"
          strokeLinecap="round"
        />
        <circle cx="58" cy="190" r="9" className="stroke-action fill-paper" strokeWidth="5" />
        <circle cx="258" cy="48" r="12" className="fill-featured" />
      </svg>
      <span className="bg-surface text-action shadow-float absolute top-1/2 left-1/2 grid size-28 -translate-1/2 place-items-center rounded-lg">
        <Icon name={icon} className="size-14" />
      </span>
    </div>
  );
}
