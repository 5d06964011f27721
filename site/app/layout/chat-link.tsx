import { Icon } from './icon.tsx';
import { useSite } from './site.ts';
import { whatsappUrl } from '../text/phone.ts';

/** A plain WhatsApp link, so nothing is loaded before it is used (spec §1). */
export function ChatLink() {
  const { siteName, supportPhone } = useSite();
  if (!supportPhone) return null;
  return (
    <a
      href={whatsappUrl(supportPhone, `Hello ${siteName}, I would like to make an enquiry.`)}
      rel="noopener"
      className="chat-link"
    >
      <Icon name="chat" className="size-5" />
      <span>Chat with us</span>
    </a>
  );
}
