import { useEffect, useState } from 'react';
import { hasNewVersion } from '../navigation/new-version.ts';

/** Whether there is a new version of the app. Asks once, when something has failed. */
export function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isShown = true;
    void hasNewVersion().then((found) => {
      if (isShown) setThere(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return isThere;
}
