import { Skeleton } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';

/** The picture that is shared, drawn on a canvas. */
export type SharedPicture =
  | { readonly kind: 'drawing' | 'failed' }
  /** As a data URL. */
  | { readonly kind: 'drawn'; readonly url: string };

interface SuccessPreviewProps {
  readonly picture: SharedPicture;
  readonly alt: string;
}

/** The picture to look at, and to press and hold. Nothing where it could not be drawn. */
export function SuccessPreview({ picture, alt }: SuccessPreviewProps) {
  const { t } = useTranslation('bargain');
  if (picture.kind === 'failed') return null;
  return (
    <div className={styles.shared}>
      {picture.kind === 'drawn' ? (
        <img src={picture.url} alt={alt} width="1080" height="1350" />
      ) : (
        <Skeleton shape="block" height="20rem" />
      )}
      <p>{t('success.hold')}</p>
    </div>
  );
}
