import { Icon } from './icon.tsx';

/** The outcome of what the visitor just did, above the page; it stays until the next page, so nobody has to read fast. */
export function Toast({ children }: { children: string }) {
  return (
    <div role="status" className="page !py-0 !pt-4">
      <p className="notice notice-success text-base font-semibold">
        <Icon name="success" className="mt-0.5 size-6" />
        {children}
      </p>
    </div>
  );
}
