import { Icon, IconButton } from '@cangkir/react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLanguageSheet } from './language-sheet.tsx';

/** Opens the choice of the language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const opener = useLanguageSheet();
  return (
    <IconButton data-tap="language" label={t('language.change')} {...opener}>
      <Icon name="globe" />
    </IconButton>
  );
}
