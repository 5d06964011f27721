import { Notice } from '../layout/notice.tsx';

/** The warning of every contact dialog, word for word (spec §2). */
export function FraudWarning({ id }: { id?: string }) {
  return (
    <Notice tone="warning">
      <p id={id}>
        {
          "Please confirm by visiting the dispatch company's address before making a drop. This helps avoid fake pickups and improves trust."
        }
      </p>
    </Notice>
  );
}
