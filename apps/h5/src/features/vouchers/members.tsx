import type { ReactNode } from 'react';
import { MemberOnly } from '../../frame/queries/query-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What members see of their vouchers; a visitor is asked to log in. */
export function Members({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('vouchers');
  return <MemberOnly title={t('loggedOut.title')}>{children}</MemberOnly>;
}
