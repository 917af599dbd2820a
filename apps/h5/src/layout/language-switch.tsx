import { LANGUAGES, type Language } from '@cangkir/core';
import { GlobeIcon, IconButton, Sheet, useToast } from '@cangkir/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProduct } from '../product-context.tsx';
import styles from './language-switch.module.css';

/** Changes the language of everything at once. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { app } = useProduct();
  const showToast = useToast();
  const [open, setOpen] = useState(false);
  const name = useId();

  async function choose(language: Language) {
    setOpen(false);
    // The words come first: the screen never shows half a language.
    await i18n.loadLanguages(language);
    if (i18n.hasResourceBundle(language, 'common')) app.setLanguage(language);
    else showToast({ message: t('language.failed'), tone: 'fail' });
  }

  return (
    <>
      <IconButton label={t('language.change')} onClick={() => setOpen(true)}>
        <GlobeIcon />
      </IconButton>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('language.label')}
        closeLabel={t('close')}
      >
        <div className={styles['languages']} role="radiogroup" aria-label={t('language.label')}>
          {LANGUAGES.map((language) => (
            <label key={language} className={styles['language']} lang={language}>
              <input
                type="radio"
                name={name}
                value={language}
                checked={app.language() === language}
                onChange={() => void choose(language)}
              />
              {t(`language.names.${language}`)}
            </label>
          ))}
        </div>
      </Sheet>
    </>
  );
}
