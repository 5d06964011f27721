export function LogoMark({ className = 'size-[min(2.25rem,10vw)]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden>
      <rect width="32" height="32" rx="9" fill="#0b5d3b" />
      <path
        d="M9 20V9.5L23 22.5V13"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="9" cy="23" r="2.6" fill="none" stroke="#fff" strokeWidth="2" />
      <circle cx="23" cy="9" r="3.4" fill="#f2a516" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <span className="inline-flex items-center gap-2.5 text-[min(1.25rem,5.6vw)] leading-none font-extrabold tracking-tight">
      <LogoMark />
      <span>
        {first} <span className="text-action">{rest.join(' ')}</span>
      </span>
    </span>
  );
}
