/** Not links: there is no app yet (spec §2). */
export function StoreBadges() {
  return (
    <ul className="col-span-full flex flex-wrap gap-3 pt-3" aria-label="Mobile apps">
      <Badge shop="Google Play">
        <path d="M4 2.5v19l9.5-9.5zM14.8 10.7 6 2.9l11.3 6.4zM14.8 13.3 6 21.1l11.3-6.4zM18.6 10l3 1.7c.3.2.3.4 0 .6l-3 1.7L16.1 12z" />
      </Badge>
      <Badge shop="App Store">
        <path d="M16.4 12.6c0-2 1.6-3 1.7-3.1-1-1.4-2.4-1.6-3-1.6-1.2-.1-2.4.8-3 .8-.7 0-1.6-.8-2.7-.7-1.4 0-2.6.8-3.3 2-1.5 2.5-.4 6.200 1 8.200.7 1 1.500 2.100 2.600 2.100s1.500-.7 2.700-.7c1.300 0 1.600.7 2.700.7s1.900-1 2.500-2c.8-1.100 1.100-2.200 1.100-2.300 0 0-2.200-.8-2.300-3.400zM14.300 6.600c.6-.7 1-1.700.9-2.600-.9 0-1.900.6-2.500 1.300-.6.6-1 1.600-.9 2.500 1 .1 2-.5 2.500-1.200z" />
      </Badge>
    </ul>
  );
}

function Badge({ shop, children }: { shop: string; children: React.ReactNode }) {
  return (
    <li className="text-ink-soft flex items-center gap-2">
      <svg viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor" aria-hidden>
        {children}
      </svg>
      <span className="text-sm leading-tight font-semibold whitespace-nowrap">
        <span className="block text-xs font-normal">Coming Soon</span>
        {shop}
      </span>
    </li>
  );
}
