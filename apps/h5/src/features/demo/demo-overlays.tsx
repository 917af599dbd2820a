import {
  Button,
  CountryPicker,
  Dialog,
  Icon,
  ScannerView,
  ShareSheet,
  Sheet,
  useToast,
} from '@cangkir/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './demo.module.css';
import { DemoSection } from './demo-section.tsx';

const OVERLAYS = ['Dialog', 'Sheet', 'ShareSheet', 'CountryPicker', 'ScannerView'] as const;

type Overlay = (typeof OVERLAYS)[number];

export function DemoOverlays() {
  const { t } = useTranslation('demo');
  const showToast = useToast();
  const [opened, setOpened] = useState<Overlay | null>(null);
  const close = () => setOpened(null);
  const overlay = (name: Overlay) => ({
    open: opened === name,
    onClose: close,
    title: name,
    closeLabel: t('close'),
  });
  return (
    <DemoSection title="Dialog, Sheet, ShareSheet, CountryPicker, ScannerView, ToastProvider">
      <div className={styles.row}>
        {OVERLAYS.map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpened(name)}>
            {name}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => showToast({ message: t('text'), tone: 'success' })}
        >
          useToast
        </Button>
      </div>
      <Dialog
        open={opened === 'Dialog'}
        title="Dialog"
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        onConfirm={close}
        onCancel={close}
      >
        {t('text')}
      </Dialog>
      <Sheet {...overlay('Sheet')}>{t('text')}</Sheet>
      <ShareSheet
        {...overlay('ShareSheet')}
        options={[{ id: 'copy', label: t('sample'), icon: <Icon name="copy" /> }]}
        onChoose={close}
      />
      <CountryPicker
        {...overlay('CountryPicker')}
        countries={[{ code: 'ID', name: 'Indonesia', callingCode: '62' }]}
        value="ID"
        onChange={close}
      />
      <ScannerView
        {...overlay('ScannerView')}
        hint={t('text')}
        stream={null}
        fileLabel={t('open')}
        onFile={close}
      />
    </DemoSection>
  );
}
