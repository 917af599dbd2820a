import type { NamedOverrides } from '../host/named-overrides.ts';
import type { Network } from '../network/network.ts';
import type { BridgeReply } from '../scenario/step.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { Stage } from './driver.ts';
import { onStage } from './on-stage.ts';
import type { PhoneReaders, Readers } from './readers.ts';

interface PhoneWithReaders {
  readonly name: PhoneName;
  readonly overrides: Pick<NamedOverrides<BridgeReply>, 'unused'>;
  readonly readers: PhoneReaders;
}

/** Observes the phones of a stage, and what they share. */
export function createObserve(
  phones: readonly PhoneWithReaders[],
  network: Pick<Network, 'unusedOverrides'>,
  smsCode: () => string | null,
): Stage['observe'] {
  const readable = phones.map(({ name, readers }): { name: PhoneName; readers: Readers } => ({
    name,
    readers: {
      ...readers,
      smsCode,
      unusedOverrides: () => [
        ...network.unusedOverrides(),
        ...phones.flatMap(({ overrides }) => overrides.unused()),
      ],
    },
  }));
  return async (name, phone = 'first') => onStage(readable, phone).readers[name]();
}
