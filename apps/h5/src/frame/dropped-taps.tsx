import { useToast } from '@cangkir/react';
import { useLayoutEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useTaps } from '../product-context.tsx';

/** Says that a tap from before the page was there changed nothing. */
export function DroppedTaps() {
  const { t } = useTranslation();
  const taps = useTaps();
  const showToast = useToast();
  // Before the page performs them.
  useLayoutEffect(
    () => taps.onDropped(() => showToast({ message: t('tapDropped') })),
    [taps, showToast, t],
  );
  return null;
}
