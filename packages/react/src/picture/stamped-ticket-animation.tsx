import { Animation } from '../animation/animation.tsx';
import StampedTicketPicture from './stamped-ticket.svg?react';

/** A stamp lands on a voucher: it is yours. */
export function StampedTicketAnimation() {
  return (
    <Animation
      load={() => import('./stamped-ticket.lottie.json')}
      still={<StampedTicketPicture />}
    />
  );
}
