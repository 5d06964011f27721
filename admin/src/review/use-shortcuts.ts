import { useEffect } from 'react';
import { useEvent, useStore } from 'react-admin';

/** Whether the moderator uses the shortcuts, which can be turned off (WCAG 2.1.4). */
export const useShortcutsChoice = () => useStore('shortcuts', true);

/**
 * Single-key shortcuts. Off while typing, while a dialog or menu is open, and with Ctrl, Alt or Meta;
 * a key that is held down acts once, or it would decide the whole queue.
 */
export function useShortcuts(
  actions: Record<string, ((press: KeyboardEvent) => void) | undefined>,
) {
  const [isOn] = useShortcutsChoice();
  const press = useEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    const isIgnored = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
    if (!isOn || !action || isIgnored || isBusy(event.target)) return;
    event.preventDefault();
    action(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
}

const isBusy = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"], [role="listbox"], [role="menu"]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select') !== null);
