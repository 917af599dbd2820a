import type { NativeResult } from '@cangkir/core';
import { useEffect, useState } from 'react';
import { useNativeApp } from '../product-context.tsx';

/** The version of the native app, or why there is none. Null until the app answers. */
export function useAppVersion(): NativeResult<string> | null {
  const { native } = useNativeApp();
  const [version, setVersion] = useState<NativeResult<string> | null>(null);

  useEffect(() => {
    let isShown = true;
    void native.appVersion().then((answer) => {
      if (isShown) setVersion(answer);
    });
    return () => {
      isShown = false;
    };
  }, [native]);

  return version;
}
