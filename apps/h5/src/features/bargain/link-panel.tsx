import type { ShownLink } from '@cangkir/core/bargain';
import { Button, Icon, Notice } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bargain.module.css';

interface LinkPanelProps {
  readonly link: ShownLink;
  /** A copy counts as the share that earns a cut. */
  readonly isShare?: boolean;
  readonly onCopy: () => void;
}

/** The link to copy where the phone has no share sheet. */
export function LinkPanel({ link: { address, state }, isShare = false, onCopy }: LinkPanelProps) {
  const { t } = useTranslation('bargain');
  return (
    <Notice
      takesFocus
      tone="waiting"
      title={t('link.title')}
      action={
        <Button isWide variant="secondary" icon={<Icon name="copy" size={1.25} />} onClick={onCopy}>
          {t('link.copy')}
        </Button>
      }
    >
      {isShare ? <p>{t('link.counts')}</p> : null}
      <p className={styles.address}>{address}</p>
      <p role="status">
        {state === 'shown' ? '' : t(state === 'copied' ? 'link.copied' : 'link.failed')}
      </p>
    </Notice>
  );
}
