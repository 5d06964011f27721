import { Link } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { CopyButton } from '../layout/copy-button.tsx';
import { useHydrated } from '../layout/hydrated.ts';
import { Icon } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';

interface ShareAndReportProps {
  title: string;
  path: string;
  children?: ReactNode;
}

/**
 * Shares the page of a listing by the phone's own list of apps; without that, or without script, by WhatsApp, and by copying
 * its address, which paper has instead. Leads to its report.
 */
export function ShareAndReport({ title, path, children }: ShareAndReportProps) {
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
      <p className="-mx-3 flex flex-wrap" data-screen-only>
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
        <Link to={`${path}/report`} className="btn btn-small btn-quiet">
          <Icon name="flag" /> Report
        </Link>
        {children}
      </p>
      <p className="print-only">{url}</p>
    </>
  );
}
