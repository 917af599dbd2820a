/** How long a number counts. */
export const ROLL_DURATION_MS = 700;

/**
 * Shows the whole numbers between two values, fast at first and slower towards the end, one a frame. The last one
 * is exactly `to`.
 *
 * @returns A function that stops.
 */
export function roll(from: number, to: number, show: (value: number) => void): () => void {
  if (from === to) return () => undefined;
  const start = performance.now();
  let frame = requestAnimationFrame(step);

  function step(): void {
    const progress = (performance.now() - start) / ROLL_DURATION_MS;
    if (progress >= 1) {
      show(to);
      return;
    }
    show(valueAt(from, to, progress));
    frame = requestAnimationFrame(step);
  }

  return () => cancelAnimationFrame(frame);
}

/** The whole number at a moment from 0 to 1 of the way. */
export function valueAt(from: number, to: number, progress: number): number {
  const eased = 1 - (1 - progress) ** 3;
  return Math.round(from + (to - from) * eased);
}
