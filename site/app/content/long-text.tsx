import type { ReactNode } from 'react';
import { Page } from '../layout/page.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import type { Section } from './text.ts';

interface LongTextProps {
  title: string;
  lead: string;
  /** When the text was last changed, as `2026-11-20`. */
  updated: string;
  contents: readonly Section[];
  children: ReactNode;
}

/** A legal text: its contents beside it, and the day it was last changed. */
export function LongText({ title, lead, updated, contents, children }: LongTextProps) {
  return (
    <Page title={title} lead={lead}>
      <div className="grid gap-8 lg:grid-cols-[1fr_19rem] lg:gap-12">
        <aside className="lg:order-last" aria-label="Contents">
          <TableOfContents sections={contents} />
        </aside>
        <div className="prose min-w-0">
          <p className="text-ink-soft text-sm">
            Last changed on <time dateTime={updated}>{longDate(updated)}</time>
          </p>
          {children}
        </div>
      </div>
    </Page>
  );
}

/** `2026-11-20` as `20 November 2026`. */
export const longDate = (date: string) =>
  new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
