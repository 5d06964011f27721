import { Icon } from '../layout/icon.tsx';

/** After a reveal. Page loads: the service worker keeps the slip for the gate, the other page asks from tomorrow on. */
export const RevealLinks = ({ id }: { id: string }) => (
  <div className="grid">
    <a href={`/company/${id}/slip`} className="btn btn-small btn-quiet">
      <Icon name="safety" /> Handover slip
    </a>
    <a href={`/company/${id}/met`} className="btn btn-small btn-quiet">
      Tell us tomorrow whether they answered
    </a>
  </div>
);
