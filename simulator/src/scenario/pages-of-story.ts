import { type PageName, pageOf } from '@cangkir/core';
import type { Scenario } from './scenario.ts';

/** The pages with a machine on which a story plays, each once. */
export function pagesOfStory({
  route,
  steps,
}: Pick<Scenario, 'route' | 'steps'>): readonly PageName[] {
  const opened = steps.flatMap((step) => (step.do === 'open' ? [step.route] : []));
  const names = [route, ...opened].flatMap((place) => pageOf(place)?.name ?? []);
  return [...new Set(names)];
}

/**
 * Whether a story has a page without a screen: it runs on the machines alone.
 *
 * @param built The pages of the app that have a screen.
 */
export function lacksScreen(pages: readonly PageName[], built: readonly PageName[]): boolean {
  return pages.some((name) => !built.includes(name));
}
