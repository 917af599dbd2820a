import { PAGES, type RouteName } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { runSteps } from '../testing.ts';

const PAGE_ROUTES: readonly RouteName[] = Object.values(PAGES).flatMap(({ routes }) => routes);

test.each(SCREEN_LINKS.filter(({ name }) => PAGE_ROUTES.includes(name)))(
  'the page at $route finds what its link names',
  async ({ route }) => {
    const { failures } = await runSteps([{ do: 'expect', actor: 'page', state: 'running' }], {
      route,
    });
    expect(
      failures,
      'its line in a *.links.json of simulator/src/backend names what the everyday data has',
    ).toEqual([]);
  },
);
