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
  const noteCopied = () => {
    setCopied(text);
    onCopied?.();
  };
  // The browsers within some apps refuse: the text can be selected in the prompt.
  const copy = () =>
    navigator.clipboard.writeText(text).then(noteCopied, () => void prompt(label, text));
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
