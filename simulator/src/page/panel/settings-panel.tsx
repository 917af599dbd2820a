import { Button, FileButton, TextField } from '@cangkir/react';
import { useState } from 'react';
import {
  readSettingsFile,
  SETTINGS_FILE_NAME,
  writeSettingsFile,
} from '../../settings/settings-file.ts';
import { settingsLink } from '../../settings/settings-link.ts';
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
  const [words, setWords] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  async function importFile(file: File) {
    const read = readSettingsFile(await file.text());
    setIsWrong(!read.ok);
    setWords(read.ok ? `Applied the settings of ${file.name}.` : read.failure);
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
        {words === null ? null : <p className={styles[isWrong ? 'error' : 'hint']}>{words}</p>}
      </div>
    </section>
  );
}

/** All settings as a link, without personal data. */
function SettingsLink() {
  const { settings } = useSimulator();
  const [link, setLink] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);

  function copy() {
    const next = settingsLink(settings(), location.href);
    setLink(next);
    navigator.clipboard.writeText(next).then(
      () => setIsCopied(true),
      // The field shows it, so that it can be copied by hand.
      () => setIsCopied(false),
    );
  }

  return (
    <section className={styles.form} aria-label="Settings in a link">
      <div className={styles.actions}>
        <Button variant="secondary" onClick={copy}>
          Copy a link
        </Button>
        <p className={styles.status} role="status">
          {link === null ? null : linkWords(isCopied)}
        </p>
      </div>
      {link === null ? null : (
        <TextField label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      )}
      <p className={styles.hint}>
        Leaves out typed phones, device ids, unnamed locations and stored data.
      </p>
    </section>
  );
}

function linkWords(isCopied: boolean): string {
  return isCopied ? 'Copied.' : 'Copy it from here:';
}
