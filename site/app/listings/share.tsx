import type { MouseEvent } from 'react';
import { CopyButton } from '../layout/copy-button.tsx';
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
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // Rejected when the visitor closes the list.
    navigator.share({ title, url }).catch(() => {});
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
      {hydrated && !('share' in navigator) && (
        <CopyButton text={url} label="Copy link" done="Link copied" />
      )}
    </>
  );
}
