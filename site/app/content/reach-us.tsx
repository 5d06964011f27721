import { Icon } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';

interface ReachUsProps {
  /** What the e-mail and the chat begin with. */
  about?: string;
}

/** E-mail, chat and phone of the people behind the site. */
export function ReachUs({ about = 'I would like to make an enquiry.' }: ReachUsProps) {
  const { siteName, supportEmail, supportPhone } = useSite();
  const digits = supportPhone.replace(/\D/g, '');
  const chat = encodeURIComponent(`Hello ${siteName}, ${about}`);
  const row = 'link-quiet min-h-12 w-full gap-3';
  return (
    <ul>
      <li>
        <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(about)}`} className={row}>
          <Icon name="mail" className="text-action size-6" />
          <Way name="E-mail" value={supportEmail} />
        </a>
      </li>
      <li>
        <a href={`https://wa.me/${digits}?text=${chat}`} rel="noopener" className={row}>
          <Icon name="chat" className="text-action size-6" />
          <Way name="Chat" value="Message us on WhatsApp" />
        </a>
      </li>
      <li>
        <a href={`tel:+${digits}`} className={row}>
          <Icon name="phone" className="text-action size-6" />
          <Way name="Phone" value={supportPhone} />
        </a>
      </li>
    </ul>
  );
}

function Way({ name, value }: { name: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="text-ink-soft block text-xs">{name}</span>
      <span className="block text-sm font-semibold [overflow-wrap:anywhere]">{value}</span>
    </span>
  );
}
