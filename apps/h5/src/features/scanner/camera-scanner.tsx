import { fail, type Result, type ScanFailure, succeed } from '@cangkir/core';
import { ScannerView } from '@cangkir/react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readQr } from './read-qr.ts';
import { useCamera } from './use-camera.ts';
import { useVideoCode } from './use-video-code.ts';

interface CameraScannerProps {
  readonly answer: (result: Result<string, ScanFailure>) => void;
}

/** Reads a QR code by the browser's camera, or from a picture. */
export function CameraScanner({ answer }: CameraScannerProps) {
  const { t } = useTranslation('scanner');
  const camera = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<'noCode' | 'unreadable' | null>(null);
  const finish = (text: string) => answer(succeed(text));

  useVideoCode({
    video,
    isOpen: camera.kind === 'open',
    onCode: finish,
    onFailed: () => setTrouble('unreadable'),
  });

  async function readFile(file: File) {
    try {
      const text = await readQr(await createImageBitmap(file));
      if (text === null) setTrouble('noCode');
      else finish(text);
    } catch {
      setTrouble('unreadable');
    }
  }

  return (
    <ScannerView
      open
      onClose={() => answer(fail({ kind: 'declined' }))}
      title={t('title')}
      closeLabel={t('close')}
      hint={t(`hint.${trouble ?? camera.kind}`)}
      stream={camera.kind === 'open' ? camera.stream : null}
      videoRef={video}
      fileLabel={t('file')}
      onFile={(file) => void readFile(file)}
    />
  );
}
