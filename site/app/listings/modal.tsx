import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

interface ModalProps {
  /** The dialog's id on the page. */
  id: string;
  title: string;
  /** What the opening button says. */
  opener: ReactNode;
  openerClass?: string;
  /** Set when a form posted without script brings the page back with its dialog open: the address of the closed page. */
  closedPage?: string;
  onClosed?: () => void;
  /** The content; `opened` turns true in browsers with script once the dialog is opened, and is the time to load a map. */
  children: (opened: boolean) => ReactNode;
}

/**
 * A button and the modal dialog it opens. The browser does the opening, the focus (in, kept, back) and Escape, without
 * script; browsers that do not know invoker commands get them from the click handler.
 */
export function Modal({
  id,
  title,
  opener,
  openerClass = 'btn',
  closedPage,
  onClosed,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  useModalAfterPost(dialog, closedPage);

  const open = () => {
    setOpened(true);
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };
  const closed = () => {
    setOpened(false);
    onClosed?.();
  };

  return (
    <>
      <button
        type="button"
        className={openerClass}
        aria-haspopup="dialog"
        commandfor={id}
        command="show-modal"
        onClick={open}
      >
        {opener}
      </button>
      <dialog
        ref={dialog}
        id={id}
        open={Boolean(closedPage)}
        aria-labelledby={`${id}-title`}
        closedby="any"
        onClose={closed}
        className={closedPage && openWithoutScript}
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-1.5">
            {title}
          </h2>
          <CloseButton page={closedPage} className="btn btn-quiet -mt-1 -mr-3" label="Close">
            <Icon name="close" />
          </CloseButton>
        </div>
        {children(opened)}
      </dialog>
    </>
  );
}

/** What a modal is by itself: above everything, in the middle, with the page behind it darkened. */
const openWithoutScript =
  'not-[:modal]:fixed not-[:modal]:inset-0 not-[:modal]:z-50 not-[:modal]:max-h-dvh not-[:modal]:overflow-y-auto not-[:modal]:shadow-[0_0_0_100vmax_rgb(6_16_11/0.6)]';

interface CloseButtonProps {
  page?: string;
  className: string;
  label?: string;
  children: ReactNode;
}

/** Closes the dialog around it without script; after a post, by going to the page as it was before. */
export function CloseButton({ page, className, label, children }: CloseButtonProps) {
  if (page) {
    return (
      <a href={page} className={className} aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    <form method="dialog">
      <button className={className} aria-label={label}>
        {children}
      </button>
    </form>
  );
}

/** A dialog that came open with the page is not modal; with script it becomes so. */
function useModalAfterPost(dialog: React.RefObject<HTMLDialogElement>, closedPage?: string) {
  useEffect(() => {
    if (!closedPage || !dialog.current?.open) return;
    dialog.current.removeAttribute('open');
    dialog.current.showModal();
  }, [dialog, closedPage]);
}
