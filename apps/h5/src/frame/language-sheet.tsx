import { LANGUAGES, type Language } from '@cangkir/core';
import { Sheet } from '@cangkir/react';
import { useId, useState } from 'react';
import { loadLanguage } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useApp } from '../product-context.tsx';
import styles from './language-sheet.module.css';

interface LanguageSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Changes the language of everything at once. */
export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const { t } = useTranslation();
  const { language: shownLanguage, setLanguage } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const name = useId();

  async function choose(language: Language) {
    setFailed(false);
    try {
      // The words come first: the screen never shows half a language.
      await loadLanguage(language);
      setLanguage(language);
      onClose();
    } catch {
      setFailed(true);
    }
  }

  return (
    <Sheet open={open} onClose={onClose} title={t('language.label')} closeLabel={t('close')}>
      <div className={styles.languages} role="radiogroup" aria-label={t('language.label')}>
        {LANGUAGES.map((language) => (
          <label key={language} className={styles.language} lang={language}>
            <input
              type="radio"
              name={name}
              value={language}
              checked={shownLanguage() === language}
              onChange={() => void choose(language)}
            />
            {t(`language.names.${language}`)}
          </label>
        ))}
      </div>
      {hasFailed ? <p role="alert">{t('language.failed')}</p> : null}
    </Sheet>
  );
}
