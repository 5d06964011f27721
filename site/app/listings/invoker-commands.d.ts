import type { HTMLAttributes } from 'react';

declare module 'react' {
  /** Invoker commands (HTML): a button that opens or closes a dialog without script. React 18's types do not know them yet. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
