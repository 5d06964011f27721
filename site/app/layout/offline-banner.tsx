import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { oursText } from './network.ts';

/** Shown while offline (spec §8), and where a list could not be loaded. */
export function OfflineBanner({ failure }: { failure?: 'line' | 'ours' | false }) {
  const online = useOnline();
  if (online && !failure) return null;
  const isOurs = online && failure === 'ours';
  return (
    <div className="stack mb-6">
      <p role="alert" className="notice notice-error items-center text-base font-semibold">
        <Icon name={isOurs ? 'warning' : 'offline'} className="text-danger size-6" />
        {isOurs
          ? `Failed to load companies. ${oursText}`
          : 'No network connection. Please refresh.'}
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
