import { Icon } from './icon.tsx';

const shops = [
  ['play', 'Google Play'],
  ['apple', 'App Store'],
] as const;

/** Not links: there is no app yet (spec §2). */
export const StoreBadges = () => (
  <ul className="col-span-full flex flex-wrap gap-3 pt-3" aria-label="Mobile apps">
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
