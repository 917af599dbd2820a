import type { PromisedReplies } from '../host/promised-replies.ts';
import type { Network } from '../network/network.ts';
import type { BridgeReply } from '../scenario/step.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { Stage } from './driver.ts';
import { onStage } from './on-stage.ts';
import type { PhoneReaders, Readers } from './readers.ts';

interface PhoneWithReaders {
  readonly name: PhoneName;
  readonly replies: Pick<PromisedReplies<BridgeReply>, 'unusedReplies'>;
  readonly readers: PhoneReaders;
}

/** Observes the phones of a stage, and what they share. */
export function createObserve(
  phones: readonly PhoneWithReaders[],
  network: Pick<Network, 'unusedReplies'>,
  smsCode: () => string | null,
): Stage['observe'] {
  const readable = phones.map(({ name, readers }): { name: PhoneName; readers: Readers } => ({
    name,
    readers: {
      ...readers,
      smsCode,
      unusedReplies: () => [
        ...network.unusedReplies(),
        ...phones.flatMap(({ replies }) => replies.unusedReplies()),
      ],
    },
  }));
  return async (name, phone = 'first') => onStage(readable, phone).readers[name]();
}
