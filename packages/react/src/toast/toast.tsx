import { TOAST_DURATION_MS } from '@cangkir/core';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { MissingProviderError } from '../missing-provider-error/missing-provider-error.ts';
import styles from './toast.module.css';

/** A short message about what was just done. */
export interface ToastMessage {
  readonly message: string;
  /** Picks the icon. `fail` interrupts a screen reader, the others wait. */
  readonly tone?: 'default' | 'success' | 'fail';
}

/** Shows a toast for the core's `TOAST_DURATION_MS`; a newer one takes the place of an older. */
export type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast | null>(null);

interface Shown extends Required<ToastMessage> {
  /** Distinguishes two toasts with the same message. */
  readonly id: number;
}

/** Shows the toasts of its descendants. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback<ShowToast>(({ message, tone = 'default' }) => {
    setShown((previous) => ({ id: (previous?.id ?? 0) + 1, message, tone }));
  }, []);

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const bubble = shown ? <Bubble key={shown.id} {...shown} /> : null;
  return (
    <ToastContext value={show}>
      {children}
      {/* Both regions exist before the first message: a region that arrives with its message is not announced. */}
      <div aria-live="polite">{shown?.tone === 'fail' ? null : bubble}</div>
      <div aria-live="assertive">{shown?.tone === 'fail' ? bubble : null}</div>
    </ToastContext>
  );
}

/**
 * The function that shows a toast. It stays the same for the life of the provider.
 *
 * @throws MissingProviderError outside the {@link ToastProvider}.
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new MissingProviderError('ToastProvider');
  return show;
}

const ICONS = { default: 'info', success: 'check', fail: 'close' } as const;

function Bubble({ message, tone }: Required<ToastMessage>) {
  const ref = useRef<HTMLDivElement>(null);
  // A popover is above an open sheet, which no z-index achieves. Without popovers it is a plain box.
  useLayoutEffect(() => ref.current?.showPopover?.(), []);

  return (
    <div ref={ref} popover="manual" className={classNames(styles.toast, styles[tone])}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <p>{message}</p>
    </div>
  );
}
