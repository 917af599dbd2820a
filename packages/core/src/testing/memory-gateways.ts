import type { ConfigGateway } from '../app/config.gateway.ts';
import type { AllOf } from '../platform/all-of.ts';
import type { FeatureMemory } from './feature-memory.ts';
import { MEMORY_FEATURES } from './memory-features.generated.ts';
import { createMemoryGateway } from './memory-gateway.ts';
import type { VirtualClock } from './virtual-clock.ts';

type Features = typeof MEMORY_FEATURES;

type GatewaysOf<Feature> = Feature extends {
  readonly gateways: (...given: never) => infer Gateways;
}
  ? Gateways
  : object;

type FeatureGateways = { readonly [Name in keyof Features]: GatewaysOf<Features[Name]> };

/** The gateways of each feature in memory by its name, with scripted calls. */
export type MemoryGateways = ReturnType<typeof createMemoryGateways>;

/** Creates every gateway in memory. Campaigns begin at `startsAt`: milliseconds since the epoch. */
export function createMemoryGateways(clock: VirtualClock, startsAt: number) {
  const { gateway, calls } = createMemoryGateway<ConfigGateway>(clock, {
    find: () => ({ mobileRegister: false }),
  });
  return { ...createFeatureGateways(clock, startsAt), config: { config: gateway, calls } };
}

/** All gateways, each under the name of its port. */
export function portsOf(gateways: MemoryGateways): AllOf<MemoryGateways[keyof MemoryGateways]>;
export function portsOf(gateways: MemoryGateways): object {
  return Object.assign({}, ...Object.values(gateways));
}

function createFeatureGateways(clock: VirtualClock, startsAt: number): FeatureGateways;
function createFeatureGateways(clock: VirtualClock, startsAt: number): object {
  const features: Readonly<Record<string, FeatureMemory>> = MEMORY_FEATURES;
  return Object.fromEntries(
    Object.entries(features).map(([name, { gateways }]) => [
      name,
      gateways?.(clock, startsAt) ?? {},
    ]),
  );
}
