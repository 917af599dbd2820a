import type { PackAvailability } from '@cangkir/core/packs';
import { Badge } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Why a pack cannot be bought now; nothing if it can. */
export function PackStatus({ availability }: { readonly availability: PackAvailability }) {
  const { t } = useTranslation('packs');
  if (availability === 'onSale') return null;
  return (
    <Badge tone={availability === 'notStarted' ? 'amber' : 'neutral'}>
      {t(`status.${availability}`)}
    </Badge>
  );
}
