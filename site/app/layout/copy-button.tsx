import { useState } from 'react';
import { useHydrated } from './hydrated.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said once it is copied. */
  done: string;
  className?: string;
  onCopied?: () => void;
}

/** Copies a text; absent where the browser has no clipboard for the page. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, done, className = 'btn-small btn-quiet self-start', onCopied } = props;
  const [copied, setCopied] = useState<string>();
  if (!useHydrated() || !navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
    onCopied?.();
  };
  const isCopied = copied === text;
  return (
    <>
      <button type="button" onClick={() => void copy()} className={`btn ${className}`}>
        <Icon name="copy" /> {isCopied ? done : label}
      </button>
      {/* Within the button it would take away the button's name. */}
      <span role="status" className="visually-hidden">
        {isCopied && done}
      </span>
    </>
  );
}
