import { Icon } from './icon.tsx';
import { useSite } from './site.ts';

/** A plain WhatsApp link, so nothing is loaded before it is used (spec §1). */
export function ChatLink() {
  const { siteName, supportPhone } = useSite();
  if (!supportPhone) return null;
  const text = `Hello ${siteName}, I would like to make an enquiry.`;
  return (
    <a
      href={`https://wa.me/${supportPhone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`}
      rel="noopener"
      className="bg-action text-on-action shadow-float fixed right-4 bottom-[calc(var(--bottom-nav)+env(safe-area-inset-bottom)+0.75rem)] z-20 inline-flex size-14 items-center justify-center gap-2 rounded-full font-semibold no-underline lg:bottom-6 lg:w-auto lg:px-5"
    >
      <Icon name="chat" className="size-6" />
      <span className="max-lg:sr-only">Chat with us</span>
    </a>
  );
}
