import type { ConformanceFile } from '@cangkir/core';
import { Button, Icon } from '@cangkir/react';
import { saveFile } from '../../adapters/save-file.ts';
import { useCopy } from '../../frame/use-copy.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bridge.module.css';

/** Each file of the report, to be saved, shared or copied. */
export function ReportFiles({ files }: { readonly files: readonly ConformanceFile[] }) {
  const { t } = useTranslation('bridge');
  const copy = useCopy();

  return files.map((file) => (
    <div key={file.name} className={styles.actions}>
      <Button
        variant="secondary"
        isWide
        icon={<Icon name="download" size={1.25} />}
        onClick={() => void saveFile(new File([file.text], file.name, { type: file.type }))}
      >
        {t('checks.save', { format: file.format })}
      </Button>
      <Button
        variant="quiet"
        isWide
        icon={<Icon name="copy" size={1.25} />}
        onClick={() =>
          void copy(file.text, { copied: t('checks.copied'), failed: t('checks.copyFailed') })
        }
      >
        {t('checks.copy', { format: file.format })}
      </Button>
    </div>
  ));
}
