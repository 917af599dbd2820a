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
  // Null until it is asked for. Then it stays, and closes by itself: so the focus comes back.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton label={t('language.change')} onClick={() => setOpen(true)}>
        <GlobeIcon />
      </IconButton>
      <Suspense>
        {open === null ? null : (
          <Part part={LANGUAGE_SHEET} props={{ open, onClose: () => setOpen(false) }} />
        )}
      </Suspense>
    </>
  );
}
