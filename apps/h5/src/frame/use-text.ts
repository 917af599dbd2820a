import { i18n } from '../i18n/i18n.ts';
import type { TextKey } from '../i18n/text-key.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Reads a text by its key, such as a screen's title. Its words must be loaded. */
export function useText(key: TextKey): string {
  // Renders again when the language changes.
  useTranslation();
  return i18n.t(key);
}
