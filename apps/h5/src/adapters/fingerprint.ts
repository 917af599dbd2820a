import type { DeviceIdentity } from '@cangkir/core';

/** A fingerprint of this browser, whose code is loaded when it is asked for the first time. */
export const fingerprint: DeviceIdentity = {
  async identify() {
    const { default: library } = await import('@fingerprintjs/fingerprintjs');
    const agent = await library.load();
    const { visitorId } = await agent.get();
    return visitorId;
  },
};
