import { type Home, homeSchema } from '@cangkir/core/home';
import type { UseQueryResult } from '@tanstack/react-query';
import { useGatewayQuery, useUserId } from '../../frame/queries/use-gateway-query.ts';
import { useProduct } from '../../product-context.tsx';

/** The content of home for the current user, or for a visitor. */
export function useHome(): UseQueryResult<Home> {
  const { gateways } = useProduct();
  return useGatewayQuery<Home>({
    queryKey: ['home', useUserId()],
    read: (signal) => gateways.home.find({ signal }),
    schema: homeSchema,
  });
}
