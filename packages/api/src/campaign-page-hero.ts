import { localizedText } from '@cangkir/core/schemas';
import * as v from 'valibot';
import { endpoint } from './client/endpoint.ts';

/** What the first view reads of a campaign page. The page's own schema is large; the app checks the answer by it. */
export const CAMPAIGN_PAGE_HERO = endpoint({
  method: 'GET',
  path: '/portal/app/campaign/page',
  tokenUse: 'optional',
  input: v.object({}),
  output: v.object({
    blocks: v.array(v.object({ type: v.string(), title: v.optional(localizedText) })),
  }),
});
