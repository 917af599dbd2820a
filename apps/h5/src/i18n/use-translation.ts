import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

/**
 * The messages of some folders, whose keys are checked. The component renders again when the language changes.
 * All that we would use of react-i18next.
 */
export function useTranslation<const Names extends Namespace | readonly Namespace[] = 'frame'>(
  namespaces?: Names,
): { readonly t: TFunction<Names> } {
  const language = useSyncExternalStore(subscribe, languageOf, languageOf);
  return { t: i18n.getFixedT(language, namespaces ?? 'frame') };
}

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

function languageOf(): string {
  return i18n.language;
}
