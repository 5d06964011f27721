import type { ReactNode } from 'react';
import { Notice } from '../layout/notice.tsx';
import { CloseButton, Modal } from './modal.tsx';

interface ContactDialogProps {
  name: string;
  location: string;
  closedPage?: string;
  onClosed?: () => void;
  children: ReactNode;
}

/** The warning is literal (spec §2). */
export function ContactDialog({ name, location, children, ...modal }: ContactDialogProps) {
  return (
    <Modal
      id="contact"
      title="Contact Company"
      opener="Contact Company"
      openerClass="btn btn-primary btn-block"
      {...modal}
    >
      {() => (
        <div className="stack">
          <Notice tone="warning">
            <p>
              {
                "Please confirm by visiting the dispatch company's address before making a drop. This helps avoid fake pickups and improves trust."
              }
            </p>
          </Notice>
          <p>
            <strong className="block text-lg">{name}</strong>
            <span className="text-ink-soft">{location}</span>
          </p>
          {children}
          <CloseButton page={modal.closedPage} className="btn btn-secondary btn-block">
            Cancel
          </CloseButton>
        </div>
      )}
    </Modal>
  );
}
