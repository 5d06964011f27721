import { useState, type MouseEvent } from 'react';
import { useHydrated } from '../layout/hydrated.ts';
import { Icon } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';

interface ShareProps {
  title: string;
  path: string;
}

/** The page in the phone's own list of apps; without that, or without script, by WhatsApp, and by copying its address. */
export function Share({ title, path }: ShareProps) {
  const url = useSite().siteUrl + path;
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // Rejected when the visitor closes the list.
    navigator.share({ title, url }).catch(() => {});
  };
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="btn btn-small btn-quiet"
        onClick={share}
      >
        <Icon name="share" /> Share
      </a>
      {hydrated && !('share' in navigator) && 'clipboard' in navigator && (
        <button type="button" className="btn btn-small btn-quiet" onClick={() => void copy()}>
          <Icon name="copy" /> <span role="status">{copied ? 'Link copied' : 'Copy link'}</span>
        </button>
      )}
    </>
  );
}
