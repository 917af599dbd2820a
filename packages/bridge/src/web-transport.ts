import { fail } from '@cangkir/core';
import type { SendFailure } from './bridge-failure.ts';
import type { Transport } from './transport.ts';

/** Outside the app: every call fails, and no event arrives. */
export function createWebTransport(failure: SendFailure): Transport {
  return {
    platform: 'web',
    appVersion: null,
    send: () => fail(failure),
    listen: () => () => {},
  };
}
