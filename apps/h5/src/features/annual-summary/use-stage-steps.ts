import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How far a finger moves sideways for a swipe. Pixels. */
const SWIPE_DISTANCE = 48;

type Step = { readonly type: 'NEXT' | 'BACK' };

/** Turns arrow keys and swipes into steps. Returns the handlers of the element that is swiped. */
export function useStageSteps(send: (step: Step) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const hasSwiped = useRef(false);

  useEffect(() => {
    function handleKey({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
      const isElsewhere = target instanceof Element && target.closest('dialog') !== null;
      if (isElsewhere || altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') send({ type: 'NEXT' });
      if (key === 'ArrowLeft') send({ type: 'BACK' });
    }

    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [send]);

  return {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent): void {
      hasSwiped.current = false;
      from.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY, target }: PointerEvent): void {
      if (from.current === null) return;
      const dx = clientX - from.current.x;
      const dy = clientY - from.current.y;
      from.current = null;
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (isInDialog || Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 2 * Math.abs(dy)) return;
      hasSwiped.current = true;
      send({ type: dx < 0 ? 'NEXT' : 'BACK' });
    },
    onPointerCancel(): void {
      from.current = null;
    },
    /** The click at the end of a swipe is none. */
    onClickCapture(event: MouseEvent): void {
      if (hasSwiped.current) event.stopPropagation();
      hasSwiped.current = false;
    },
  };
}
