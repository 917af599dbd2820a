import type { ReplayState } from '../../replay/session/replay-session.ts';
import { counted } from '../../shared/counted.ts';

/** How the story on stage stands. */
export type Status = Pick<ReplayState, 'result' | 'done' | 'isOver' | 'isMoving'>;

/** Says how far the story is, or how it ended. */
export function statusLabel({ result, done, isOver, isMoving }: Status): string {
  const count = result?.steps.length ?? 0;
  const steps = counted(count, 'step', 'steps');
  if (isOver)
    return result?.passed === true ? `Passed: ${steps}` : `Failed ${failureMessage(result)}`;
  if (isMoving) return `Running: ${done} of ${steps}`;
  return done === 0 ? 'On stage, before its first step' : `${done} of ${steps} run`;
}

/** Where no step failed, the stage could not be set, or an override was never used. */
function failureMessage(result: Status['result']): string {
  const failed = result?.steps.find(({ status }) => status === 'failed');
  if (failed !== undefined) return `at step ${failed.number}`;
  const isUnstarted = result?.steps.every(({ status }) => status === 'notRun');
  return isUnstarted === true ? 'before its first step' : 'at its end';
}
