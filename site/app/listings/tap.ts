/** Counts that somebody calls, chats, copies a number or applies; without script nobody does. */
export const tap = (
  kind: 'companies' | 'jobs',
  id: string,
  what: 'call' | 'chat' | 'copy' | 'apply',
) => void navigator.sendBeacon?.('/tap', JSON.stringify({ kind, id, what }));
