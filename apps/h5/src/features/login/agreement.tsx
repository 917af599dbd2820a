import { nextFrame, Sheet, Skeleton } from '@cangkir/react';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createPart, Part } from '../../navigation/part.tsx';
import styles from './login-form.module.css';

const loadDocument = createPart(
  ['legal'],
  async () => (await import('../legal/legal-document.tsx')).LegalDocument,
);

/** What a person agrees to. Each document opens above the form, which keeps what was typed. */
export function Agreement() {
  const { t } = useTranslation(['login', 'frame']);
  const [name, setName] = useState<'services' | 'privacy'>('services');
  const [open, setOpen] = useState(false);

  async function show(chosen: typeof name) {
    await nextFrame();
    setName(chosen);
    setOpen(true);
  }

  return (
    <>
      <p className={styles.agreement}>
        <span className={styles.agree}>{t('login:agree')}</span>
        <button type="button" data-tap="services" onClick={() => void show('services')}>
          {t('login:terms')}
        </button>
        {' · '}
        <button type="button" data-tap="privacy" onClick={() => void show('privacy')}>
          {t('login:privacy')}
        </button>
      </p>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={name === 'services' ? t('login:terms') : t('login:privacy')}
        closeLabel={t('frame:close')}
      >
        {open ? (
          <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
            <Part load={loadDocument} props={{ name, level: 3 }} />
          </Suspense>
        ) : null}
      </Sheet>
    </>
  );
}
