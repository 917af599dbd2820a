import { GlobeIcon, IconButton } from '@cangkir/react';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { LanguageSheet } from './language-sheet.tsx';

/** Opens the choice of the language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton data-tap="language" label={t('language.change')} onClick={() => setOpen(true)}>
        <GlobeIcon />
      </IconButton>
      <LanguageSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
