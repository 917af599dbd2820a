import type { Community } from '@cangkir/core/community';
import type { DefineQuery } from '../../frame/queries/gateway-query.ts';
import { prefetch } from '../../frame/queries/read-ahead.ts';
import type { QueryPorts } from '../../product-context.tsx';

/** The surveys and the activities, with the registrations of the user who asks. */
export const communityQuery: DefineQuery<Community> = ({ gateways }, userId) => ({
  queryKey: ['community', userId],
  read: (signal) => gateways.community.browse({ signal }),
});

/** Reads the community while another of its pages is open, so that its list shows at once when it opens. */
export async function prefetchCommunity(ports: QueryPorts): Promise<void> {
  await prefetch(ports, communityQuery);
}
