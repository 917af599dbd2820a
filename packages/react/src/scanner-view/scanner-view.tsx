import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { FileButton } from '../file-button/file-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModal } from '../use-modal/use-modal.ts';
import Corners from './corners.svg?react';
import styles from './scanner-view.module.css';

export interface ScannerViewProps {
  readonly open: boolean;
  /** The person wants to leave: Escape, the back gesture or the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Below the frame: what to do, or why the camera shows nothing. Announced when it changes. */
  readonly hint: string;
  /** The camera's stream. Null while there is none. */
  readonly stream: MediaStream | null;
  /** The element whose frames a decoder reads. */
  readonly videoRef?: Ref<HTMLVideoElement>;
  /** The way without a camera. */
  readonly fileLabel: string;
  readonly onFile: (file: File) => void;
}

/** The camera over the whole screen, with a frame for the code. It shows a stream, and asks for none. */
export function ScannerView({
  open,
  onClose,
  title,
  closeLabel,
  hint,
  stream,
  videoRef,
  fileLabel,
  onFile,
}: ScannerViewProps) {
  const dialog = useModal({ open, onDismiss: onClose, closesOnBackdrop: false });
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(
    videoRef,
    () => video.current,
  );
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);

  return (
    <dialog ref={dialog} aria-label={title} className={styles.scanner}>
      <video ref={video} autoPlay muted playsInline className={styles.video} />
      <div className={styles.bar}>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        <h2 className={styles.title}>{title}</h2>
      </div>
      <div className={styles.frame}>
        <Corners className={styles.corners} />
        {stream === null ? null : <span className={styles.beam} />}
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.hint}>
          {hint}
        </p>
        <FileButton accept="image/*" onChoose={onFile}>
          {fileLabel}
        </FileButton>
      </div>
    </dialog>
  );
}
