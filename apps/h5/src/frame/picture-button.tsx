import { shareBy, succeed } from '@cangkir/core';
import { Button, Sheet, useToast } from '@cangkir/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shareFile } from '../adapters/browser-sharing.ts';
import { dataUrlOf } from '../adapters/data-url.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './picture-button.module.css';

interface PictureButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Draws the picture. Called again when the function changes, so it has to be memoized. */
  readonly draw: () => Promise<File>;
  /** The size of the drawn picture. Pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly texts: {
    /** Of the sheet. */
    readonly title: string;
    readonly alt: string;
    /** How to save the picture by pressing it. */
    readonly hint: string;
    readonly shared: string;
    readonly failed: string;
  };
}

/**
 * Shares a picture by the phone's share sheet, or else shows it to press and hold. Web views neither download nor open
 * a picture.
 */
export function PictureButton({ label, icon, draw, size, texts }: PictureButtonProps) {
  const { t } = useTranslation('frame');
  const showToast = useToast();
  const drawing = useDrawing(draw);
  const [shown, setShown] = useState<{ readonly url: string; readonly name: string } | null>(null);

  async function share() {
    const file = await drawing.current;
    if (file === null) {
      showToast({ message: texts.failed, tone: 'fail' });
      return;
    }
    await shareBy('picture', {
      async picture() {
        const shared = await shareFile(file);
        if (shared.ok) showToast({ message: texts.shared, tone: 'success' });
        return shared;
      },
      async hold() {
        setShown({ url: await dataUrlOf(file), name: file.name });
        return succeed(undefined);
      },
    });
  }

  return (
    <>
      <Button isWide icon={icon} onClick={() => void share()}>
        {label}
      </Button>
      <Sheet
        open={shown !== null}
        onClose={() => setShown(null)}
        title={texts.title}
        closeLabel={t('close')}
      >
        {shown === null ? null : (
          <div className={styles.picture} style={{ '--ratio': size.width / size.height }}>
            <img src={shown.url} alt={texts.alt} {...size} />
            <p>{texts.hint}</p>
            <a href={shown.url} download={shown.name}>
              {t('downloadPicture')}
            </a>
          </div>
        )}
      </Sheet>
    </>
  );
}

/** Draws the picture ahead: browsers share only what is there at the moment of the tap. */
function useDrawing(draw: () => Promise<File>) {
  const drawing = useRef<Promise<File | null>>(Promise.resolve(null));

  useEffect(() => {
    drawing.current = draw().catch(() => null);
  }, [draw]);

  return drawing;
}
