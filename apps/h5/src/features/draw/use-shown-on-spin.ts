import { useReducedMotion } from '@cangkir/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Brings the wheel into view as it starts to spin, wherever the person was on the page. Give the ref to its frame. */
export function useShownOnSpin(isSpinning: boolean): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const show = useEffectEvent(() =>
    frame.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' }),
  );

  useEffect(() => {
    if (isSpinning) show();
  }, [isSpinning]);

  return frame;
}
