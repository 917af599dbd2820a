/** Whether a scenario has the desk. While it does, nothing that happens on the desk is saved. */
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
