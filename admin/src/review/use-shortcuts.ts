import { useEffect, useRef } from 'react';

/**
 * Single-key shortcuts. Off while typing, while a dialog or menu is open, and with Ctrl, Alt or Meta;
 * a key that is held down acts once, or it would decide the whole queue.
 */
export function useShortcuts(actions: Record<string, (() => void) | undefined>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key];
      const isIgnored = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
      if (!action || isIgnored || isBusy(event.target)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isBusy = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"], [role="listbox"], [role="menu"]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null);
