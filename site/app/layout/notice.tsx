import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Tone = 'info' | 'warning' | 'error' | 'success';

/** `error` and `success` are announced when they appear; warnings about fraud are not. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  const role = { info: undefined, warning: undefined, error: 'alert', success: 'status' }[tone];
  return (
    <div className={`notice notice-${tone}`} role={role}>
      <Icon name={tone === 'warning' ? 'safety' : tone} className="mt-0.5 size-5" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
