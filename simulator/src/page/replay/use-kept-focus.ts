import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** What a region is given so that the focus stays in it. */
interface KeptFocus {
  readonly ref: RefObject<HTMLElement | null>;
  readonly tabIndex: number;
  onFocus(): void;
  onBlur(event: FocusEvent<HTMLElement>): void;
}

/**
 * Keeps the focus in a region where what had it is gone with what the region showed before: on its first
 * control, or on the region itself while it has none. A keyboard user would start at the top of the
 * page again.
 *
 * @param view Names what the region shows.
 */
export function useKeptFocus(view: string): KeptFocus {
  const ref = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the other view that takes the focus away.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    const control = ref.current?.querySelector<HTMLElement>('button, input');
    (control ?? ref.current)?.focus();
  }, [view]);

  return {
    ref,
    tabIndex: -1,
    onFocus() {
      hasFocus.current = true;
    },
    onBlur({ currentTarget, relatedTarget }) {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}
