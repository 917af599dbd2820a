import { ROUTES, withQuery } from '@cangkir/core';
import { createMemoryWorld, settle } from '@cangkir/core/testing';
import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from 'xstate';
import { createMemberProduct } from '../testing/member-product.ts';
import { followPageStates } from './follow-page-states.ts';

const DRAW = withQuery(ROUTES.luckDraw, { activityCode: 'roda' });

/** A member's page, and what the statistics say of its states. */
async function follow(route: string) {
  const world = createMemoryWorld();
  const { app } = createMemberProduct(route, world);
  const states: unknown[] = [];
  onTestFinished(app.start());
  followPageStates(app.root, () => states.push(app.root.getSnapshot().context.page?.tracked()));
  await waitFor(app.root, ({ context }) => context.page !== null);
  await settle();
  const { page } = app.root.getSnapshot().context;
  return { states, page, clock: world.clock };
}

test('reports a draw’s countdown, draw and result by their numbers, each once', async () => {
  const { states, page, clock } = await follow(DRAW);
  if (page?.name !== 'draw') throw new Error('The page is no draw.');
  page.featureOf(page.actor.getSnapshot())?.send({ type: 'START' });
  await clock.advance(10_000);
  expect(states).toEqual([{ draw_page_state: 0 }, { draw_page_state: 1 }, { draw_page_state: 2 }]);
});

test('reports nothing of a page without such states', async () => {
  const { states, page } = await follow(withQuery(ROUTES.getCoupons, { activityCode: 'kopi' }));
  expect(page?.tracked()).toEqual({});
  expect(states).toEqual([]);
});
