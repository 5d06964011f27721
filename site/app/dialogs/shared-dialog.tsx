import { useLocation } from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../layout/icon.tsx';

interface Content {
  title: string;
  body: () => ReactNode;
}

const Open = createContext<((content: Content) => void) | undefined>(undefined);
const IsInside = createContext(false);

/** The one dialog of a page, which is not in it before a {@link DialogLink} opens it. */
export function SharedDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [content, setContent] = useState<Content>();
  const { key } = useLocation();
  useEffect(() => {
    if (content && !dialog.current?.open) dialog.current?.showModal();
  }, [content]);
  useEffect(() => dialog.current?.close(), [key]);
  return (
    <Open.Provider value={setContent}>
      {children}
      {content && (
        <dialog
          ref={dialog}
          aria-labelledby="dialog-title"
          onClick={closeOutside}
          onClose={() => setContent(undefined)}
        >
          <div className="mb-3 flex items-start justify-between gap-2">
            <h2 id="dialog-title" className="pt-1.5">
              {content.title}
            </h2>
            <CloseButton className="btn btn-quiet -mt-1 -mr-2" label="Close">
              <Icon name="close" />
            </CloseButton>
          </div>
          <IsInside.Provider value>{content.body()}</IsInside.Provider>
        </dialog>
      )}
    </Open.Provider>
  );
}

/** A press beside the dialog closes it, as with `closedby`, which WebKit does not support. */
function closeOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (target === currentTarget && !isInside) currentTarget.close();
}

interface DialogLinkProps extends Content {
  /** The page with the same content, for browsers without script and for a new tab. */
  to: string;
  className: string;
  children: ReactNode;
}

/** A link to a page whose content script shows in the shared dialog instead, without a request. */
export function DialogLink({ to, className, children, ...content }: DialogLinkProps) {
  const open = useContext(Open);
  const onClick = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!open || !isPlain || !('HTMLDialogElement' in window)) return;
    event.preventDefault();
    open(content);
  };
  return (
    <a href={to} className={className} onClick={onClick}>
      {children}
    </a>
  );
}

/** Closes the dialog; on the page of the same content a link `to` where it was opened. */
export function Cancel({ to }: { to: string }) {
  const look = 'btn btn-secondary btn-block';
  if (useContext(IsInside)) return <CloseButton className={look}>Cancel</CloseButton>;
  return (
    <a href={to} className={look}>
      Cancel
    </a>
  );
}

interface CloseButtonProps {
  className: string;
  label?: string;
  children: ReactNode;
}

const CloseButton = ({ className, label, children }: CloseButtonProps) => (
  <form method="dialog">
    <button className={className} aria-label={label}>
      {children}
    </button>
  </form>
);
