import type { DeviceIdentity } from '@cangkir/core';

/** A fingerprint of this browser. Its code loads with the first call. */
export const fingerprint: DeviceIdentity = {
  async identify() {
    const { default: library } = await import('@fingerprintjs/fingerprintjs');
    // Monitoring would send data to the library's maker.
    const agent = await library.load({ monitoring: false });
    const { visitorId } = await agent.get();
    return visitorId;
  },
};
