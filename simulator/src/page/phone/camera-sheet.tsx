import { type ChangeEvent, useState } from 'react';
import { type PhoneName, phonesOnDesk } from '../../settings/settings.ts';
import { decodeFile } from '../../till/decode-file.ts';
import { useDeskSettings, usePhone, useSimulator } from '../simulator-context.tsx';
import styles from './native-sheet.module.css';
import { SheetForm } from './sheet-form.tsx';
import { SheetKey } from './sheet-key.tsx';

const FILE_ERRORS = {
  nothing: 'There is no QR code in this picture.',
  'no-picture': 'The browser can’t show this file as a picture.',
} as const;

/** What the native app's camera sees: a typed text, a picture file, or what a phone's screen shows. */
export function CameraSheet() {
  const phone = usePhone();
  const { readScreen } = useSimulator();
  const shown = phonesOnDesk(useDeskSettings());
  const [error, setError] = useState<string | null>(null);

  async function scanFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const scan = await decodeFile(file);
    // The same file may be chosen again.
    target.value = '';
    if (scan.kind === 'read') phone.answer(scan.text);
    else setError(FILE_ERRORS[scan.kind]);
  }

  async function scanPhone(name: PhoneName) {
    const text = await readScreen(name);
    if (text === null) setError(`There is no QR code on the ${name} phone’s screen.`);
    else phone.answer(text);
  }

  return (
    <>
      <SheetForm label="What the camera sees" action="Scan" isFirst onSubmit={phone.answer} />
      <label className={styles.file}>
        <span>From a picture file</span>
        <input className={styles.fileInput} type="file" accept="image/*" onChange={scanFile} />
      </label>
      {shown.map((name) => (
        <SheetKey key={name} onPress={() => void scanPhone(name)}>
          From the {name} phone’s screen
        </SheetKey>
      ))}
      <div role="alert">{error === null ? null : <p className={styles.error}>{error}</p>}</div>
    </>
  );
}
