import { GlobeIcon, IconButton } from '@cangkir/react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { createPart, Part } from '../navigation/part.tsx';

const LANGUAGE_SHEET = createPart(
  [],
  async () => (await import('./language-sheet.tsx')).LanguageSheet,
);

/** Opens the choice of the language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('language.change')} onClick={() => setOpen(true)}>
        <GlobeIcon />
      </IconButton>
      <Suspense>
        {open ? <Part part={LANGUAGE_SHEET} props={{ onClose: () => setOpen(false) }} /> : null}
      </Suspense>
    </>
  );
}
