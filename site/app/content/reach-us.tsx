import { Icon, type IconName } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';
import { callUrl } from '../text/phone.ts';
import { chatUrl, inquiryForm } from './variables.ts';

/** Email with the subject `about`, chat that begins with it, and phone of support; the inquiry form while none is set. */
export function ReachUs({ about = 'I would like to make an enquiry.' }: { about?: string }) {
  const site = useSite();
  const { supportEmail, supportPhone } = site;
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(about)}`;
  const channels: [icon: IconName, name: string, value: string, href: string][] = [];
  if (supportEmail) channels.push(['mail', 'Email', supportEmail, mail]);
  if (supportPhone) {
    channels.push(['chat', 'Chat', 'Message us on WhatsApp', chatUrl(site, about)]);
    channels.push(['phone', 'Phone', supportPhone, callUrl(supportPhone)]);
  }
  if (channels.length === 0) channels.push(['mail', 'Message', 'Send an inquiry', inquiryForm]);
  return (
    <ul>
      {channels.map(([icon, name, value, href]) => (
        <li key={name}>
          <a href={href} rel="noopener" className="link-quiet min-h-12 w-full gap-3">
            <Icon name={icon} className="text-action size-6" />
            <span className="min-w-0">
              <span className="text-ink-soft block text-xs">{name}</span>
              <span className="block text-sm font-semibold wrap-anywhere">{value}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
