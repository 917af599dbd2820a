import { useEffect } from 'react';

/** Keeps the screen on while `active`. The platform ends a lock when the page is hidden, so it is requested again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    const holder = holdWakeLock();
    return () => holder.release();
  }, [active]);
}

function holdWakeLock(): { release(): void } {
  let lock: WakeLockSentinel | null = null;
  let released = false;

  async function acquire() {
    if (document.visibilityState !== 'visible') return;
    // A battery saver may refuse: the QR shows all the same.
    const acquired = await navigator.wakeLock.request('screen').catch(() => null);
    if (released) void acquired?.release();
    else lock = acquired;
  }

  function handleVisibilityChange() {
    void acquire();
  }

  document.addEventListener('visibilitychange', handleVisibilityChange);
  void acquire();
  return {
    release() {
      released = true;
      document.removeEventListener('visibilitychange', handleVisibilityChange);
      void lock?.release();
    },
  };
}
