import type { ReactNode } from 'react';
import { Notice } from '../layout/notice.tsx';

/** Its words are those of spec §2. */
export const VisitFirst = ({ children }: { children?: ReactNode }) => (
  <Notice tone="warning">
    {
      "Please confirm by visiting the dispatch company's address before making a drop. This helps avoid fake pickups and improves trust."
    }
    {children}
  </Notice>
);
