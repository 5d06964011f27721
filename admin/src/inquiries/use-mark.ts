import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Inquiry } from '../contract.ts';
import type { dataProvider } from '../data-provider.ts';
import { messages } from '../messages.ts';

/** Marks an inquiry as answered, or as waiting again; its card may leave the list, so the heading takes the focus. */
export function useMark({ id }: Inquiry) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function mark(answered: boolean) {
    setBusy(true);
    try {
      await provider.markInquiry(id, answered);
      notify(answered ? messages.inquiry.answered : messages.inquiry.waiting, { type: 'success' });
      document.querySelector('h1')?.focus({ preventScroll: true });
    } catch {
      notify(messages.inquiry.markFailed, { type: 'error' });
    }
    setBusy(false);
    refresh();
  }

  return { busy, mark };
}
