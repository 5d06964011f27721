import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

declare module 'react' {
  /** Invoker commands (HTML) open and close a dialog without script; React 18 has no types for them. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}

interface ModalProps {
  id: string;
  title: string;
  /** Content of the opening button. */
  opener: ReactNode;
  openerClass?: string;
  /** Address of the page without the dialog, when a post without script has returned the page with the dialog open. */
  closedPage?: string;
  onClosed?: () => void;
  /** `opened` is true after opening with script: the time to load a map. */
  children: (opened: boolean) => ReactNode;
}

/**
 * The browser handles opening, focus and Escape, without script as well; the click handler is for browsers without invoker
 * commands.
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

/** The looks of a modal dialog. */
const openWithoutScript =
  'not-[:modal]:fixed not-[:modal]:inset-0 not-[:modal]:z-50 not-[:modal]:max-h-dvh not-[:modal]:overflow-y-auto not-[:modal]:shadow-[0_0_0_100vmax_rgb(6_16_11/0.6)]';

interface CloseButtonProps {
  page?: string;
  className: string;
  label?: string;
  children: ReactNode;
}

/** Without script; after a post by a link to the page without the dialog. */
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

/** A dialog that arrived open is not modal until script makes it so. */
function useModalAfterPost(dialog: React.RefObject<HTMLDialogElement>, closedPage?: string) {
  useEffect(() => {
    if (!closedPage || !dialog.current?.open) return;
    dialog.current.removeAttribute('open');
    dialog.current.showModal();
  }, [dialog, closedPage]);
}
