import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readQr } from './read-qr.ts';

/** The pause between two looks at the video: milliseconds. */
const PAUSE_MS = 150;

interface VideoCodeOptions {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isOpen: boolean;
  onCode(text: string): void;
  /** The decoder did not arrive. */
  onFailed(): void;
}

/** Reads the first QR code that the video shows. */
export function useVideoCode({ video, isOpen, ...options }: VideoCodeOptions): void {
  const tell = useEffectEvent((code: string) => options.onCode(code));
  const fail = useEffectEvent(() => options.onFailed());

  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function look() {
      const text = await read();
      if (isOver) return;
      if (text === null) timer = setTimeout(look, PAUSE_MS);
      else tell(text);
    }

    async function read(): Promise<string | null> {
      const { current } = video;
      // No frame yet: a detector refuses an empty video.
      if (current === null || current.readyState < current.HAVE_CURRENT_DATA) return null;
      try {
        return await readQr(current);
      } catch {
        if (!isOver) fail();
        return null;
      }
    }

    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOpen, video]);
}
