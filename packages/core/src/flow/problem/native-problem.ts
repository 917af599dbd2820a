import type { NativeFailure } from '../../platform/native-host.ts';
import { type Problem, problem } from './problem.ts';

/**
 * The problem after the native app failed, without a web fallback (specification, section 8: -3, -4, -5, and the device
 * info on Android). Null if the user closed the dialog: they know.
 */
export function problemOfNative({ kind }: NativeFailure): Problem | null {
  switch (kind) {
    case 'outside-app':
      return problem('outsideApp');
    case 'no-bridge':
      return problem('noBridge');
    case 'unsupported':
      return problem('bridgeUnsupported');
    case 'no-device-info':
      return problem('deviceInfoUnavailable');
    case 'timeout':
    case 'malformed':
      return problem('unexpected');
    case 'declined':
      return null;
  }
}
