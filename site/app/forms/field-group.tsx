import type { ReactNode } from 'react';

/** Questions that belong together. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="card stack min-w-0 [--gap:1.25rem]">
      <legend className="float-left w-full text-xl font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}
