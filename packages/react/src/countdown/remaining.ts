import { SECOND_MS } from '@cangkir/core/durations';

/**
 * Shows a duration as `0:42`, `12:05` or `49:02:03`: hours only where there are any.
 *
 * @param ms Milliseconds. A begun second counts whole, so that `0:00` shows at the end and not before;
 * zero, negative and invalid numbers show as `0:00`.
 */
export function formatRemaining(ms: number): string {
  const seconds = remainingSeconds(ms);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`;
}

/** Whole seconds left, rounded up; 0 for negative and invalid numbers. */
export function remainingSeconds(ms: number): number {
  return ms > 0 ? Math.ceil(ms / SECOND_MS) : 0;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
