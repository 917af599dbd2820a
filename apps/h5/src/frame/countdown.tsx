import { type CountdownProps, Countdown as KitCountdown } from '@cangkir/react';
import { useClock } from '../product-context.tsx';

/** The time left until a moment, by the corrected clock. */
export function Countdown(props: Omit<CountdownProps, 'now'>) {
  return <KitCountdown {...props} now={useClock().now} />;
}
