import type { ReactNode } from 'react';

interface SimilarProps {
  heading: string;
  listings: readonly unknown[];
  children: ReactNode;
}

export const Similar = ({ heading, listings, children }: SimilarProps) =>
  listings.length > 0 && (
    <section className="section listings-row stack" data-screen-only>
      <h2>{heading}</h2>
      {children}
    </section>
  );
