import type { ReactNode } from 'react';

interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  narrow?: boolean;
  children?: ReactNode;
}

/** One `main`, one `h1` (focused after navigation), then the content. */
export function Page({ title, lead, back, narrow, children }: PageProps) {
  return (
    <Main narrow={narrow}>
      {back}
      <header className="mb-6 sm:mb-8">
        <PageTitle>{title}</PageTitle>
        {lead && <p className="text-ink-soft mt-3 max-w-[40rem] sm:text-lg">{lead}</p>}
      </header>
      {children}
    </Main>
  );
}

/** For pages with a heading of their own: exactly one `PageTitle`. */
export function Main({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <main id="main" className={narrow ? 'page max-w-[44rem]' : 'page'}>
      {children}
    </main>
  );
}

const MAX_LARGE = 60;

/** Smaller where a long name is in it, which would fill a phone. */
export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  const isLong = typeof children === 'string' && children.length > MAX_LARGE;
  return (
    <h1 tabIndex={-1} className={className ?? (isLong ? 'text-xl' : undefined)}>
      {children}
    </h1>
  );
}
