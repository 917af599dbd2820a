import type { CampaignLink } from '@cangkir/core/campaign-page';
import { useNavigation } from '../../product-context.tsx';

/** Goes to a checked target: a route of ours, or an address on the app host. */
export function useFollow(): (target: CampaignLink['target']) => void {
  const navigation = useNavigation();
  return (target) => {
    if (target.kind === 'route') navigation.push(target.route);
    else navigation.leave(target.url);
  };
}
