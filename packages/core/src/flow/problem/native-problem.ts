import type { NativeFailure } from '../../platform/native-host.ts';
import { type Problem, problem } from './problem.ts';

/**
 * What it means to the person that the native app did not do something, where no web way is taken instead
 * (specification, section 8: -3, -4, -5, and the device info on Android). Null where they closed what the app showed:
 * they know. `no-device-info` waits for its first caller: a device is known by its fingerprint then.
 */
export function problemOfNative({ kind }: NativeFailure): Problem | null {
  switch (kind) {
    case 'outside-app':
      return problem('outsideApp', 'openApp');
    case 'no-bridge':
      return problem('noBridge', 'openApp');
    case 'unsupported':
      return problem('bridgeUnsupported', 'openApp');
    case 'no-device-info':
      return problem('deviceInfoUnavailable', 'retry');
    case 'timeout':
    case 'malformed':
      return problem('unexpected', 'retry');
    case 'declined':
      return null;
  }
}
