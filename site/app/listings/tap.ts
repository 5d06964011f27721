/** Counts a press on call, WhatsApp, copy or apply; needs script. */
export const tap = (
  kind: 'companies' | 'jobs',
  id: string,
  what: 'call' | 'chat' | 'copy' | 'apply',
) => void navigator.sendBeacon?.('/tap', JSON.stringify({ kind, id, what }));
