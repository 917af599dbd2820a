import type { CampaignLink } from '@cangkir/core/campaign-page';
import { useProduct } from '../../product-context.tsx';

/** Goes to a checked target: a route of ours, or an address on the app host. */
export function useFollow(): (target: CampaignLink['target']) => void {
  const { router } = useProduct();
  return (target) => {
    if (target.kind === 'route') router.push(target.route);
    else router.leave(target.url);
  };
}
