/**
 * Keeps the screen on. The browser ends a lock when the page is hidden, so it is requested again when the page is back.
 * A browser without locks, or one that refuses, such as on a low battery, changes nothing. Returns the cleanup.
 */
export function holdWakeLock(): () => void {
  const { wakeLock }: { readonly wakeLock?: WakeLock } = navigator;
  if (wakeLock === undefined) return () => {};
  let held: WakeLockSentinel | null = null;
  let isOver = false;

  async function acquire(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const acquired = await wakeLock?.request('screen').catch(() => null);
    if (isOver) void acquired?.release();
    else held = acquired ?? null;
  }

  const handleVisibility = () => void acquire();
  document.addEventListener('visibilitychange', handleVisibility);
  void acquire();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', handleVisibility);
    void held?.release();
  };
}
