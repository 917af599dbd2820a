import type { App } from '@cangkir/core';
import type { Backend } from '../backend/backend.ts';
import type { PromisedReplies } from '../host/promised-replies.ts';
import type { Network } from '../network/network.ts';
import type { BridgeReply } from '../scenario/scenario.ts';
import type { Observations } from './driver.ts';

/** How to observe each thing. */
export type Readers = { readonly [Name in keyof Observations]: () => Observations[Name] };

/** What is observed in the same way on every driver. */
type CommonReaders = Pick<
  Readers,
  'redirect' | 'user' | 'language' | 'requests' | 'calls' | 'backend' | 'unusedReplies'
>;

interface ObservedStage {
  readonly backend: Pick<Backend, 'peek'>;
  readonly network: Pick<Network, 'counts' | 'unusedReplies'>;
  readonly replies: Pick<PromisedReplies<BridgeReply>, 'counts' | 'unusedReplies'>;
  /** The app of the page that is loaded now. */
  app(): App;
}

export function createCommonReaders({
  app,
  backend,
  network,
  replies,
}: ObservedStage): CommonReaders {
  return {
    redirect: () => app().session.global.get().redirectRoute,
    user: () => app().session.global.get().userInfo?.id ?? null,
    language: () => app().language(),
    requests: network.counts,
    calls: replies.counts,
    backend: backend.peek,
    unusedReplies: () => [...network.unusedReplies(), ...replies.unusedReplies()],
  };
}
