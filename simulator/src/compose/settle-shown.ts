import type { Network } from '../network/network.ts';
import type { Phone } from '../phone/create-phone.ts';
import { createTimerSettling } from '../replay/page/settle.ts';

/** How to wait until what a timer rang for has settled on all phones that show a page. */
export function createShownSettling(
  phones: readonly Phone[],
  network: Network,
): () => Promise<void> {
  const settlings = phones.map((phone) => {
    const settle = createTimerSettling(phone, network, () => null);
    return async () => (phone.frame.window() === null ? undefined : settle());
  });
  return async () => void (await Promise.all(settlings.map((settle) => settle())));
}
