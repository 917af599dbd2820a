import type { DeviceIdentity } from '../device-identity.ts';
import type { NativeHost } from '../native-host.ts';
import type { Session } from './session.ts';

/**
 * The identity of this device: the stored id, else the native app's, else the browser's fingerprint, which is computed
 * only once (specification, section 7, "Start-up").
 */
export function rememberDevice(
  fingerprint: DeviceIdentity,
  native: NativeHost,
  session: Session,
): DeviceIdentity {
  let asking: Promise<string> | null = null;

  async function find(): Promise<string> {
    const deviceId = await native.deviceId();
    const browserId = deviceId.ok ? deviceId.value : await fingerprint.identify();
    session.global.set({ browserId });
    return browserId;
  }

  return {
    async identify() {
      const stored = session.global.get().browserId;
      if (stored !== null) return stored;
      asking ??= find().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}
