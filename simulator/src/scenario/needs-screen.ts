import type { Scenario } from './scenario.ts';

/** Whether a scenario taps a screen: it can't run on the machines alone. */
export function needsScreen({ steps }: Scenario): boolean {
  return steps.some((step) => step.do === 'tap');
}
