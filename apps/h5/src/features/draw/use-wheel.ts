import { LANDING_MS } from '@cangkir/core/draw';
import { useReducedMotion } from '@cangkir/react';
import { type RefObject, useEffect, useRef } from 'react';
import { landingRotation } from './wheel-geometry.ts';

/** One turn while the sector is unknown. Milliseconds. */
const TURN_MS = 700;

/** The turns of a landing, at least. It begins about as fast as the spin, so that the answer doesn't jerk the wheel. */
const LANDING_TURNS = 2;

/** Even friction until the end, where the wheel creeps. */
const LANDING_EASING = 'cubic-bezier(0.3, 0.6, 0.45, 1)';

interface WheelMotion {
  readonly isSpinning: boolean;
  /** The middle of the sector where the wheel is to stop, clockwise from the top; null while unknown. Degrees. */
  readonly target: number | null;
}

/**
 * Turns the wheel, and stops it at its target. Only the transform moves, so that the compositor does all of it. A
 * target that is there from the start is shown at once.
 */
export function useWheel({ isSpinning, target }: WheelMotion): RefObject<SVGGElement | null> {
  const wheel = useRef<SVGGElement>(null);
  const hasSpun = useRef(false);
  const isStill = useReducedMotion();

  useEffect(() => {
    const element = wheel.current;
    if (element === null || target !== null || !isSpinning || isStill) return undefined;
    hasSpun.current = true;
    const spin = element.animate([rotation(0), rotation(360)], {
      duration: TURN_MS,
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => {
      Object.assign(element.style, rotation(rotationOf(element)));
      spin.cancel();
    };
  }, [isSpinning, target, isStill]);

  useEffect(() => {
    const element = wheel.current;
    if (element === null || target === null) return;
    const turns = hasSpun.current && !isStill ? LANDING_TURNS : 0;
    const from = rotationOf(element);
    const to = landingRotation(from, target, turns);
    Object.assign(element.style, rotation(to));
    if (turns === 0) return;
    element.animate([rotation(from), rotation(to)], {
      duration: LANDING_MS,
      easing: LANDING_EASING,
    });
  }, [target, isStill]);

  return wheel;
}

function rotation(degrees: number) {
  return { transform: `rotate(${degrees}deg)` };
}

/** The rotation that an element shows at this moment. Degrees from 0 to 360. */
function rotationOf(element: SVGGElement): number {
  const { a, b } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  return (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360;
}
