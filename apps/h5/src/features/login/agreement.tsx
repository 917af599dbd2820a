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

  function opener(chosen: typeof name) {
    return {
      type: 'button',
      'data-tap': chosen,
      'aria-haspopup': 'dialog',
      onClick: () => void show(chosen),
    } as const;
  }

  async function show(chosen: typeof name) {
    await nextFrame();
    setName(chosen);
    setOpen(true);
  }

  return (
    <>
      <p className={styles.agreement}>
        <span className={styles.agree}>{t('login:agree')}</span>
        <button {...opener('services')}>{t('login:terms')}</button>
        {' · '}
        <button {...opener('privacy')}>{t('login:privacy')}</button>
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
