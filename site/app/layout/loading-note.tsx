import { useNavigation } from '@remix-run/react';
import { Icon } from './icon.tsx';

/** Announces that a page under `path` is being loaded. */
export function LoadingNote({ path, children }: { path: string; children: string }) {
  const { location } = useNavigation();
  const loading = location?.pathname.startsWith(path);
  return (
    <div role="status" className="fixed inset-x-0 top-4 z-40 mx-auto w-fit px-4 empty:hidden">
      {loading && (
        <p className="bg-surface border-line shadow-float flex items-center gap-2 rounded-full border px-5 py-3 font-semibold">
          <Icon name="time" className="text-action size-5" />
          {children}
        </p>
      )}
    </div>
  );
}
