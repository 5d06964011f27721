import { Link, useLocation, useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';

/** Until the browser has gone back. */
let isGoing = false;

/**
 * With script it goes back in history, to the visitor's own page and search, and once however often it is pressed; except on
 * the first page of a visit.
 */
export function BackLink({ to, reloadDocument = false }: { to: string; reloadDocument?: boolean }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const back = (event: MouseEvent) => {
    const entry = window.history.state as { idx?: number; key?: string } | null;
    const isLeft = entry && (entry.key ?? 'default') !== key;
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (reloadDocument || !plain || !(entry?.idx || isLeft)) return;
    event.preventDefault();
    if (isLeft || isGoing) return;
    isGoing = true;
    addEventListener('popstate', () => (isGoing = false), { once: true });
    navigate(-1);
  };
  return (
    <Link
      to={to}
      reloadDocument={reloadDocument}
      onClick={back}
      className="btn btn-small btn-quiet -mt-4 -ml-3 mb-1 self-start sm:mb-3"
    >
      <Icon name="back" /> Back
    </Link>
  );
}
