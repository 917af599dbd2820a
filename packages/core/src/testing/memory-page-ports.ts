import type { CommonPorts } from '../app/common-ports.ts';
import { PAGE_NAMES, type PageName, type PagePorts } from '../app/pages.ts';
import type { PlatformPorts } from '../app/platform-ports.ts';
import type { AllOf } from '../platform/all-of.ts';
import { succeed } from '../platform/result.ts';
import { type MemoryGateways, portsOf } from './memory-gateways.ts';
import { createMemoryPageVisibility } from './memory-page-visibility.ts';
import { createMemoryScanner } from './memory-scanner.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The identifier of the in-memory device. */
export const MEMORY_BROWSER_ID = 'browser-1';

/**
 * The ports of every page, in memory.
 *
 * @param watch Wraps the ports; as they are if omitted.
 */
export function createMemoryPages(
  clock: VirtualClock,
  gateways: MemoryGateways,
  watch: <Ports extends object>(ports: Ports) => Ports = (ports) => ports,
): PagePorts {
  const platform: PlatformPorts = {
    clipboard: { copy: async () => true },
    device: { identify: async () => MEMORY_BROWSER_ID },
    links: { linkTo: (route) => route },
    scanner: createMemoryScanner(clock),
    sharing: { share: async () => succeed(undefined) },
    visibility: createMemoryPageVisibility(),
  };
  const ports = watch({ ...platform, art: { load: async () => {} }, ...portsOf(gateways) });
  return forEveryPage(async (common: CommonPorts) => ({ ...common, ...ports }));
}

/** One object serves all pages: the compiler asks for what it lacks. */
function forEveryPage(load: AllOf<PagePorts[PageName]>): PagePorts;
function forEveryPage(load: unknown): object {
  return Object.fromEntries(PAGE_NAMES.map((name) => [name, load]));
}
