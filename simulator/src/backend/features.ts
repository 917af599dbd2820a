import type { AllOf } from '@cangkir/core';
import { FEATURES } from './features.generated.ts';
import type { EndpointRules } from './rule.ts';

type Feature = (typeof FEATURES)[keyof typeof FEATURES];

/** A part of the features that have one of this name. */
type PartOf<Name extends string, Each = Feature> =
  Each extends Readonly<Record<Name, infer Part>> ? Part : never;

/** The rules by endpoint: one that no feature has a rule for does not compile. */
export const RULES: EndpointRules = joined(partsOf('rules'));

/** What the till and the desk do. */
export const ACTIONS = joined(partsOf('actions'));

/** The states of the features on a usual day. */
export function everydayOf(now: number): AllOf<ReturnType<PartOf<'fixture'>>> {
  return joined(partsOf('fixture').map((create) => create(now)));
}

function partsOf<Name extends string>(name: Name): readonly PartOf<Name>[];
function partsOf(name: string): readonly unknown[] {
  return Object.values(FEATURES)
    .map((feature) => Reflect.get(feature, name))
    .filter((part) => part !== undefined);
}

function joined<Part extends object>(parts: readonly Part[]): AllOf<Part>;
function joined(parts: readonly object[]): object {
  return Object.assign({}, ...parts);
}
