import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { i18n, type Namespace } from './i18n.ts';

/**
 * The words of some features, whose keys are checked; the screen speaks anew when the language changes.
 * It stands in for react-i18next, of which nothing else is used and which weighs 2.6 KB.
 */
export function useTranslation<const Names extends Namespace | readonly Namespace[] = 'common'>(
  namespaces?: Names,
): { readonly t: TFunction<Names> } {
  const language = useSyncExternalStore(subscribe, () => i18n.language);
  return { t: i18n.getFixedT(language, namespaces ?? 'common') };
}

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}
