import { useEffect } from 'react';
import { holdWakeLock } from '../adapters/browser-wake-lock.ts';

/** Keeps the screen on while `isActive`, such as for a QR that somebody scans. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => (isActive ? holdWakeLock() : undefined), [isActive]);
}
