import type { NativeResult } from '@cangkir/core';
import { useEffect, useState } from 'react';
import { useNativeApp } from '../product-context.tsx';

/**
 * The version of the native app, or why there is none. Null until the app answers.
 *
 * @param attempt another number asks again
 */
export function useAppVersion(attempt = 0): NativeResult<string> | null {
  const { native } = useNativeApp();
  const [version, setVersion] = useState<NativeResult<string> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isShown = true;
    void native.appVersion().then((answer) => {
      if (isShown) setVersion(answer);
    });
    return () => {
      isShown = false;
    };
  }, [native, attempt]);

  return version;
}
