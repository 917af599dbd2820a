import { fail } from '@cangkir/core';
import type { SendFailure } from './bridge-failure.ts';
import type { Transport } from './transport.ts';

/** Where there is nobody to talk to: every call fails, and nothing is ever heard. */
export function createWebTransport(failure: SendFailure): Transport {
  return {
    platform: 'web',
    appVersion: null,
    send: () => fail(failure),
    listen: () => () => {},
  };
}
