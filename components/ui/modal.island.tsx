'use client';

// A dialog over the page. The browser's own <dialog> brings focus, Escape and the top layer, and opens only by script.

import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { meantKey } from './meant-key.ts';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** False while it must not be closed by a press on the backdrop or Escape. */
  closable?: boolean;
  /** Of the dialog itself, for one that is not a card in the middle. */
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
  /** What else can be done, beside the close button. */
  menu?: ReactNode;
} & WayOut;

/** A way out that is seen: a close button with its word, or else buttons of which one closes it; the main one last. */
type WayOut =
  | { closeLabel: string; footer?: ReactNode }
  | { closeLabel?: undefined; footer: NonNullable<ReactNode> };

export function Modal(props: ModalProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  closable = true,
  className,
  style,
  children,
  menu,
  footer,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Its name is what is read first; no button is to be pressed by a hasty Enter.
    heading.current?.focus();
    // Closed before it leaves the page, so that focus goes back to where it came from.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={className ? `vk-dialog ${className}` : 'vk-dialog'}
      style={style}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (meantKey(event) !== 'Escape') return;
        event.preventDefault();
        if (closable) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (closable) onClose();
      }}
      onPointerDown={(event) => {
        // The dialog has no padding of its own: a press on it is a press on its backdrop.
        if (closable && event.target === dialog.current) onClose();
      }}
    >
      <div className="vk-dialog-frame">
        <header className="vk-dialog-header">
          <h2 ref={heading} id={titleId} className="vk-dialog-title" tabIndex={-1}>
            {title}
          </h2>
          {menu}
          {closeLabel && (
            <button type="button" className="btn-close" aria-label={closeLabel} onClick={onClose} />
          )}
        </header>
        <div className="vk-dialog-body">{children}</div>
        {footer && <footer className="vk-dialog-footer">{footer}</footer>}
      </div>
    </dialog>
  );
}
