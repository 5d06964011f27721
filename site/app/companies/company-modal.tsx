import { Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { PlaceMap } from '../places/map.tsx';
import { Modal } from '../dialogs/modal.tsx';
import type { CompanySummary } from './company.ts';

const modes = {
  view: { opener: 'View Profile', title: 'Company Profile', look: 'btn btn-secondary' },
  book: { opener: 'Book Now', title: 'Confirm Booking', look: 'btn btn-primary' },
} as const;

export function CompanyModal({
  company,
  mode,
}: {
  company: CompanySummary;
  mode: keyof typeof modes;
}) {
  const { id, name, location } = company;
  const { opener, title, look } = modes[mode];
  return (
    <Modal
      id={`${mode}-${id}`}
      title={title}
      openerClass={`${look} px-3 text-sm`}
      opener={
        <>
          {opener}
          <span className="visually-hidden"> {name}</span>
        </>
      }
    >
      {(opened) => (
        <div className="stack">
          <p>
            <strong>{name}</strong>
            <span className="text-ink-soft block text-sm">{location}</span>
          </p>
          <Notice tone="warning">
            {"Visit the company's address before making a drop, to prevent fraudulent pickup."}
          </Notice>
          <PlaceMap place={location} opened={opened} />
          <Link to={`/company/${id}`} className="btn btn-primary btn-block">
            Connect Now <Icon name="next" />
          </Link>
        </div>
      )}
    </Modal>
  );
}
