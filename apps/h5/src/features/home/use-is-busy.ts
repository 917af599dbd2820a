import { useEffect, useRef } from 'react';

/** A finger on the page; and a tap by any means, also one that the first view remembered. */
const ACTS = ['pointerdown', 'click'] as const;

/** Whether the person does something here by now: they have touched the page since it came, or a sheet is open. */
export function useIsBusy(): () => boolean {
  const hasActed = useRef(false);
  useEffect(() => {
    const note = () => {
      hasActed.current = true;
    };
    for (const act of ACTS) document.addEventListener(act, note, { capture: true });
    return () => {
      for (const act of ACTS) document.removeEventListener(act, note, { capture: true });
    };
  }, []);
  return () => hasActed.current || document.querySelector('dialog[open]') !== null;
}
