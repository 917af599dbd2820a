import { SHARE_TYPE, type ShareImageType, type ShareType } from '@cangkir/core';
import { Button, Icon, useToast } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNativeApp } from '../../product-context.tsx';
import styles from './photo-app.module.css';

/** The buttons of the photo app and its stories. */
export function PhotoAppButtons({ imageType }: { readonly imageType: ShareImageType }) {
  const { t } = useTranslation('photo-app');
  const { native } = useNativeApp();
  const showToast = useToast();

  async function shareTo(type: ShareType) {
    const shared = await native.shareTo(type, imageType);
    if (shared.ok || shared.failure.kind === 'declined') return;
    showToast({ message: t('failed'), tone: 'fail' });
  }

  return (
    <fieldset aria-label={t('label')} className={styles.buttons}>
      <Button
        variant="quiet"
        icon={<Icon name="story" size={1.25} />}
        onClick={() => void shareTo(SHARE_TYPE.photoAppStories)}
      >
        {t('stories')}
      </Button>
      <Button
        variant="quiet"
        icon={<Icon name="camera" size={1.25} />}
        onClick={() => void shareTo(SHARE_TYPE.photoApp)}
      >
        {t('photoApp')}
      </Button>
    </fieldset>
  );
}
