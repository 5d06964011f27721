import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

interface FoldProps {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A card that opens without script, also for the browser's page search. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details open={open} className="group card p-0">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-lg px-5 py-3 font-semibold">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <Icon name="next" className="text-ink-soft size-5 rotate-90 group-open:-rotate-90" />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}
