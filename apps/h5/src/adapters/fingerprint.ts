import type { DeviceIdentity } from '@cangkir/core';

/** A fingerprint of this browser, whose code is loaded when it is asked for the first time. */
export const fingerprint: DeviceIdentity = {
  async identify() {
    const { default: library } = await import('@fingerprintjs/fingerprintjs');
    // Of itself it would tell its maker now and then, of whom the customer knows nothing.
    const agent = await library.load({ monitoring: false });
    const { visitorId } = await agent.get();
    return visitorId;
  },
};
