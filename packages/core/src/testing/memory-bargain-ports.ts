import type { BargainCampaign } from '../features/bargain/bargain.gateway.ts';
import type { BargainPorts } from '../features/bargain/bargain-common.ts';
import { type Result, succeed } from '../platform/result.ts';
import type { ShareContent, SharingFailure } from '../platform/sharing/sharing.ts';
import { createMemoryBargainGateway } from './memory-bargain-gateway.ts';
import { createMemoryPageVisibility, type MemoryPageVisibility } from './memory-page-visibility.ts';
import { MEMORY_START } from './memory-ports.ts';
import { createSeededRandom } from './seeded-random.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

/** The ports of both pages of a bargain in memory, and the ways to script and watch them. */
export interface MemoryBargainPorts extends ReturnType<typeof createMemoryBargainGateway> {
  readonly ports: BargainPorts;
  readonly clock: VirtualClock;
  readonly visibility: MemoryPageVisibility;
  /** What was shared, the oldest first. */
  readonly shared: readonly ShareContent[];
  /** What was copied, the oldest first. */
  readonly copied: readonly string[];
  /** Sets what becomes of every share from here on. */
  sharing(result: Result<void, SharingFailure>): void;
  /** No share is answered from here on. */
  neverShares(): void;
  /** Nothing can be copied from here on. */
  cannotCopy(): void;
}

/** The ports of a campaign that is open from `startsAt`; `parts` stand in for a part of it. */
export function createMemoryBargainPorts({
  startsAt = MEMORY_START,
  ...parts
}: Partial<BargainCampaign> = {}): MemoryBargainPorts {
  const clock = createVirtualClock(MEMORY_START);
  const gateway = createMemoryBargainGateway(clock, startsAt, parts);
  const visibility = createMemoryPageVisibility();
  const shared: ShareContent[] = [];
  const copied: string[] = [];
  let share: Promise<Result<void, SharingFailure>> = Promise.resolve(succeed(undefined));
  let copies = true;
  return {
    ...gateway,
    clock,
    visibility,
    shared,
    copied,
    ports: {
      bargains: gateway.bargains,
      sharing: {
        share(content) {
          shared.push(content);
          return share;
        },
      },
      clipboard: {
        async copy(text) {
          copied.push(text);
          return copies;
        },
      },
      links: { linkTo: (route) => `https://h5.test/#${route}` },
      visibility,
      clock,
      random: createSeededRandom(1),
    },
    sharing(result) {
      share = Promise.resolve(result);
    },
    neverShares() {
      share = new Promise(() => {});
    },
    cannotCopy() {
      copies = false;
    },
  };
}
