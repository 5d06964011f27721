import { Link, useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';

/** With script it goes back in history, to the visitor's own page and search, except on a reloaded page. */
export function BackLink({ to, reloadDocument = false }: { to: string; reloadDocument?: boolean }) {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    const entry = window.history.state as { idx?: number } | null;
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (reloadDocument || !plain || !entry?.idx) return;
    event.preventDefault();
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
