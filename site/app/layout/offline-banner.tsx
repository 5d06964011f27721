import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

/** Shown while offline (spec §8), and where the companies could not be loaded, with the reason unless it is the line. */
export function OfflineBanner({ isLine, reason }: { isLine?: boolean; reason?: string }) {
  const online = useOnline();
  if (online && !isLine && !reason) return null;
  const isOurs = online && !isLine;
  return (
    <div className="stack mb-6">
      <p role="alert" className="notice notice-error items-center text-base font-semibold">
        <Icon name={isOurs ? 'warning' : 'offline'} className="text-danger size-6" />
        {isOurs ? `Failed to load companies. ${reason}` : 'No network connection. Please refresh.'}
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
