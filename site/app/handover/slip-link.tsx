import { Icon } from '../layout/icon.tsx';

/** A page load, so that the service worker keeps the page for the gate. */
export const SlipLink = ({ id }: { id: string }) => (
  <a href={`/company/${id}/slip`} className="btn btn-quiet">
    <Icon name="safety" /> Safe handover slip
  </a>
);
