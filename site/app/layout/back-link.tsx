import { Link, useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';

/** With script back in the history, to the visitor's own page and search. */
export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    const entry = window.history.state as { idx?: number } | null;
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !entry?.idx) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to={to} onClick={back} className="btn btn-quiet -ml-3 mb-3 self-start">
      <Icon name="back" /> Back
    </Link>
  );
}
