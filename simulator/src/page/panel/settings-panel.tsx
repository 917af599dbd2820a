import { Button, FileButton } from '@cangkir/react';
import { useState } from 'react';
import {
  readSettingsFile,
  SETTINGS_FILE_NAME,
  writeSettingsFile,
} from '../../settings/settings-file.ts';
import { settingsLink } from '../../settings/settings-link.ts';
import { CopyLink } from '../copy-link.tsx';
import { saveFile } from '../save-file.ts';
import { useSimulator } from '../simulator-context.tsx';
import styles from './panel.module.css';
import { Presets } from './presets.tsx';
import { SwitchCard } from './switch-card.tsx';

/** All settings together: under a name, in a file, or as a link. */
export function SettingsPanel() {
  return (
    <SwitchCard name="settings" title="Settings">
      <Presets />
      <SettingsFile />
      <SettingsLink />
    </SwitchCard>
  );
}

/** Exports and imports all settings as a file. */
function SettingsFile() {
  const { settings, applySettings } = useSimulator();
  const [message, setMessage] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  async function importFile(file: File) {
    const read = readSettingsFile(await file.text());
    setIsWrong(!read.ok);
    setMessage(read.ok ? `Applied the settings of ${file.name}.` : read.failure);
    if (read.ok) applySettings(read.value);
  }

  return (
    <section className={styles.form} aria-label="Settings in a file">
      <div className={styles.actions}>
        <Button
          variant="secondary"
          onClick={() => saveFile(SETTINGS_FILE_NAME, writeSettingsFile(settings()))}
        >
          Export to a file
        </Button>
        <FileButton accept="application/json,.json" onChoose={importFile}>
          Import from a file
        </FileButton>
      </div>
      <div role={isWrong ? 'alert' : 'status'}>
        {message === null ? null : <p className={styles[isWrong ? 'error' : 'hint']}>{message}</p>}
      </div>
    </section>
  );
}

/** All settings as a link, without personal data. */
function SettingsLink() {
  const { settings } = useSimulator();
  return (
    <section className={styles.form} aria-label="Settings in a link">
      <CopyLink link={() => settingsLink(settings(), location.href)} />
      <p className={styles.hint}>
        Leaves out typed phones, device ids, unnamed locations and stored data.
      </p>
    </section>
  );
}
