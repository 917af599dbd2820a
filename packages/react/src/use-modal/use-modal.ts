import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Modal {
  readonly open: boolean;
  /** The person asked to leave: Escape, the back gesture, or the backdrop. */
  readonly onDismiss: () => void;
  /** Whether a tap on the backdrop dismisses. */
  readonly closesOnBackdrop: boolean;
}

/**
 * Shows a native `<dialog>` while `open` is true. The platform traps the focus, makes the rest inert and restores the
 * focus at the end, also where the dialog itself goes.
 */
export function useModal({
  open,
  onDismiss,
  closesOnBackdrop,
}: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  // Its cleanup comes before the dialog is taken out of the page: from outside, the platform restores nothing.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    // Before what follows has the page laid out.
    holdPage();
    // A title takes the focus from the first button, which could have a ring though the person clicked.
    dialog.querySelector<HTMLElement>('h2[tabindex]')?.focus();
    // The platform scrolls to what it focuses, which may be the last button.
    dialog.scrollTop = 0;
    return () => {
      dialog.close();
      holdPage();
    };
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;

    // Listened to here and not by React: `close` also comes when the platform closes the dialog by
    // itself (a second Escape or back gesture), which is a dismissal too.
    function handleCancel(event: Event): void {
      event.preventDefault();
      onDismiss();
    }
    // Said late: by then the dialog may be open again.
    function handleClose(): void {
      if (!dialog?.open) onDismiss();
    }
    function handleClick(event: MouseEvent): void {
      if (closesOnBackdrop && event.target === dialog) onDismiss();
    }

    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('close', handleClose);
    dialog.addEventListener('click', handleClick);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('close', handleClose);
      dialog.removeEventListener('click', handleClick);
    };
  }, [open, onDismiss, closesOnBackdrop]);

  return ref;
}

/** The page behind a dialog stays where it is. */
function holdPage(): void {
  const isHeld = document.querySelector('dialog[open]') !== null;
  document.documentElement.toggleAttribute('data-modal', isHeld);
}
