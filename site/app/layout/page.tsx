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
    <main id="main" className={narrow ? 'page page-narrow' : 'page'}>
      {children}
    </main>
  );
}

export function PageTitle({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
