import { fail, ROUTES, succeed } from '@cangkir/core';
import { expect, test, vi } from 'vitest';
import { composeInMemory } from '../../compose-in-memory.ts';
import { queryClientOf } from '../../frame/queries/query-client.ts';
import { prefetchCommunity } from './community-query.ts';

/** A visitor on the page of an activity. */
function openActivity() {
  const product = composeInMemory({ route: ROUTES.communitySignUp });
  const browse = vi.spyOn(product.gateways.community, 'browse');
  return {
    product,
    browse,
    prefetched: () => queryClientOf(product).getQueryData(['community', null]),
  };
}

test('the community is there for its list, and read in advance once', async () => {
  const { product, browse, prefetched } = openActivity();
  const community = { surveys: [], activities: [] };
  browse.mockResolvedValue(succeed(community));
  await Promise.all([prefetchCommunity(product), prefetchCommunity(product)]);
  await prefetchCommunity(product);
  expect(prefetched()).toEqual(community);
  expect(browse).toHaveBeenCalledOnce();
});

test('a failure is left to the list', async () => {
  const { product, browse, prefetched } = openActivity();
  browse.mockResolvedValue(fail({ kind: 'unreachable' }));
  await prefetchCommunity(product);
  expect(prefetched()).toBeUndefined();
});
