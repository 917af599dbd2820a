import { useEffect, useState } from 'react';
import type { StoredScenario } from './stored-scenarios.ts';

/** The scenarios of the repository; null while they load. */
export function useStoredScenarios(): readonly StoredScenario[] | null {
  const [scenarios, setScenarios] = useState<readonly StoredScenario[] | null>(null);
  useEffect(() => {
    void import('./stored-scenarios.ts').then(({ STORED_SCENARIOS }) =>
      setScenarios(STORED_SCENARIOS),
    );
  }, []);
  return scenarios;
}
