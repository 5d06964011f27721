import type { ReactNode } from 'react';

interface PageProps {
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  /** Forms and long text. */
  narrow?: boolean;
  children?: ReactNode;
}

/** What every page is: one `main`, one `h1` that takes the focus after a change of page, then its content. */
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

/** The `main` of a page that draws its own heading; it must then hold exactly one `PageTitle`. */
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
