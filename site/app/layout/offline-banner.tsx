import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

/** Shown while offline and when the API is unreachable (spec §8). */
export function OfflineBanner({ unreachable }: { unreachable: boolean }) {
  const online = useOnline();
  if (online && !unreachable) return null;
  return (
    <div className="stack mb-6">
      <p role="alert" className="notice notice-error items-center text-base font-semibold">
        <Icon name="offline" className="text-danger size-6" />
        No network connection. Please refresh.
      </p>
      <a href="" className="btn btn-primary self-start">
        Refresh
      </a>
    </div>
  );
}

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
