import { Loading } from '@cangkir/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useTaps } from '../product-context.tsx';

/** The skeleton of a part that is loading. What is done on it is done on what takes its place. */
export function LoadingPart({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const taps = useTaps();
  useEffect(() => () => taps.perform(), [taps]);
  return <Loading label={t('loading')}>{children}</Loading>;
}
