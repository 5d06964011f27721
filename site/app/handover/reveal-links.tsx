import { Icon } from '../layout/icon.tsx';

interface RevealLinksProps {
  id: string;
  number: Record<'tel' | 'whatsapp', string>;
}

/** After a reveal. Page loads: the service worker keeps the slip for the gate, the other page asks from tomorrow on. */
export const RevealLinks = ({ id, number }: RevealLinksProps) => (
  <div className="grid text-center">
    {number.whatsapp.includes(number.tel.slice(5)) || `On WhatsApp: +${number.whatsapp.slice(14)}`}
    <a href={`/company/${id}/slip`} className="btn btn-small btn-quiet">
      <Icon name="safety" /> Handover slip
    </a>
    <a href={`/company/${id}/met`} className="btn btn-small btn-quiet">
      Tell us tomorrow whether they answered
    </a>
  </div>
);
