import type { Clipboard } from '../platform/copying/clipboard.ts';
import type { DeviceIdentity } from '../platform/device-identity.ts';
import type { LinkMaker } from '../platform/navigation/link-maker.ts';
import type { PageVisibility } from '../platform/page-visibility.ts';
import type { Scanner } from '../platform/scanning/scanner.ts';
import type { Sharing } from '../platform/sharing/sharing.ts';

/** The ports of the device and the browser that only some pages use. */
export interface PlatformPorts {
  readonly clipboard: Clipboard;
  readonly device: DeviceIdentity;
  readonly links: LinkMaker;
  readonly scanner: Scanner;
  readonly sharing: Sharing;
  readonly visibility: PageVisibility;
}
