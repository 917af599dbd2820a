import { type PageName, pageOf } from '@cangkir/core';
import { phonesOf } from './phones-of.ts';
import type { Scenario } from './scenario.ts';

/** The pages with a machine on which a story plays, each once. */
export function pagesOfStory(scenario: Scenario): readonly PageName[] {
  const loaded = phonesOf(scenario).map(([, { route }]) => route);
  const opened = scenario.steps.flatMap((step) => (step.do === 'open' ? [step.route] : []));
  const names = [...loaded, ...opened].flatMap((place) => pageOf(place)?.name ?? []);
  return [...new Set(names)];
}

/** Whether a story taps a screen: it can't run on the machines alone. */
export function needsScreen({ steps }: Scenario): boolean {
  return steps.some((step) => step.do === 'tap');
}

/**
 * Whether a story has a page without a screen: it runs on the machines alone.
 *
 * @param built The pages of the app that have a screen.
 */
export function lacksScreen(pages: readonly PageName[], built: readonly PageName[]): boolean {
  return pages.some((name) => !built.includes(name));
}
