import { Icon } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';
import { callUrl } from '../text/phone.ts';
import { chatUrl, inquiryForm } from './variables.ts';

interface ReachUsProps {
  /** Subject of the email and beginning of the chat. */
  about?: string;
}

/** Email, chat and phone of support. */
export function ReachUs({ about = 'I would like to make an enquiry.' }: ReachUsProps) {
  const site = useSite();
  const { supportEmail, supportPhone } = site;
  const row = 'link-quiet min-h-12 w-full gap-3';
  if (!supportEmail && !supportPhone)
    return (
      <a href={inquiryForm} className={row}>
        <Icon name="mail" className="text-action size-6" />
        <Channel name="Message" value="Send an inquiry" />
      </a>
    );
  return (
    <ul>
      {supportEmail && (
        <li>
          <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(about)}`} className={row}>
            <Icon name="mail" className="text-action size-6" />
            <Channel name="Email" value={supportEmail} />
          </a>
        </li>
      )}
      {supportPhone && (
        <>
          <li>
            <a href={chatUrl(site, about)} rel="noopener" className={row}>
              <Icon name="chat" className="text-action size-6" />
              <Channel name="Chat" value="Message us on WhatsApp" />
            </a>
          </li>
          <li>
            <a href={callUrl(supportPhone)} className={row}>
              <Icon name="phone" className="text-action size-6" />
              <Channel name="Phone" value={supportPhone} />
            </a>
          </li>
        </>
      )}
    </ul>
  );
}

function Channel({ name, value }: { name: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="text-ink-soft block text-xs">{name}</span>
      <span className="block text-sm font-semibold wrap-anywhere">{value}</span>
    </span>
  );
}
