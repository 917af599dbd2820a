/** Whether a scenario has locked the desk. Meanwhile nothing is saved. */
export interface ScenarioLock {
  isFree(): boolean;
  acquire(): void;
  release(): void;
}

export function createScenarioLock(): ScenarioLock {
  let isHeld = false;
  return {
    isFree: () => !isHeld,
    acquire() {
      isHeld = true;
    },
    release() {
      isHeld = false;
    },
  };
}
