import { type App, userIdOf } from '@cangkir/core';
import type { Backend } from '../backend/backend.ts';
import type { NamedOverrides } from '../host/named-overrides.ts';
import type { Network } from '../network/network.ts';
import type { BridgeReply } from '../scenario/step.ts';
import type { PhoneName } from '../settings/settings.ts';
import type { Observations } from './driver.ts';

/** How to observe each thing. */
export type Readers = { readonly [Name in keyof Observations]: () => Observations[Name] };

/** How to observe what each phone has, and the backend. */
export type PhoneReaders = Omit<Readers, 'smsCode' | 'unusedOverrides'>;

/** What of a phone is observed in the same way on every driver. */
type CommonReaders = Pick<
  Readers,
  'redirect' | 'user' | 'language' | 'requests' | 'refusals' | 'calls' | 'backend'
>;

interface ObservedPhone {
  readonly name: PhoneName;
  readonly backend: Pick<Backend, 'peek'>;
  readonly network: Pick<Network, 'counts' | 'refusals'>;
  readonly overrides: Pick<NamedOverrides<BridgeReply>, 'counts'>;
  /** The app of the page that is loaded now. */
  app(): App;
}

export function createCommonReaders({
  name,
  app,
  backend,
  network,
  overrides,
}: ObservedPhone): CommonReaders {
  return {
    redirect: () => app().session.global.get().redirectRoute,
    user: () => userIdOf(app().session.global.get()),
    language: () => app().language(),
    requests: () => network.counts(name),
    refusals: () => network.refusals(name),
    calls: overrides.counts,
    backend: backend.peek,
  };
}
