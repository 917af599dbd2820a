import { type Account, accountSchema } from '@cangkir/core/account';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemberQuery } from '../../frame/queries/use-gateway-query.ts';
import { useProduct } from '../../product-context.tsx';

/** The member's name and points. Read again when the person comes back to it. */
export function useAccount(): UseQueryResult<Account> {
  const { gateways } = useProduct();
  return useMemberQuery<Account>({
    queryKey: ['account'],
    read: (signal) => gateways.account.find({ signal }),
    schema: accountSchema,
  });
}
