import { useEffect, useState } from 'react';

/** The camera: its stream, or why there is none. */
export type Camera =
  | { readonly kind: 'opening' | 'denied' | 'missing' }
  | { readonly kind: 'open'; readonly stream: MediaStream };

/** Opens the camera at the back of the phone, and closes it with the component. */
export function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>({ kind: 'opening' });

  useEffect(() => {
    let isClosed = false;
    let opened: MediaStream | null = null;

    async function open() {
      const next = await openCamera();
      opened = next.kind === 'open' ? next.stream : null;
      if (isClosed) stop(opened);
      else setCamera(next);
    }

    void open();
    return () => {
      isClosed = true;
      stop(opened);
    };
  }, []);

  return camera;
}

async function openCamera(): Promise<Camera> {
  // Missing in web views without a camera, and outside https.
  if (!('mediaDevices' in navigator)) return { kind: 'missing' };
  try {
    const video = { facingMode: 'environment' };
    return { kind: 'open', stream: await navigator.mediaDevices.getUserMedia({ video }) };
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    return { kind: isDenied ? 'denied' : 'missing' };
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
