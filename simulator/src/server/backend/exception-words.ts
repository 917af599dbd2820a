import { framesOf } from '../../backend/describe-exception.ts';

/** The stack of an exception, for a log. Leaves out its message, which may hold what was sent. */
export function exceptionWords(where: string, error: unknown): string {
  const name = error instanceof Error ? `: ${error.name}` : '';
  return [`An exception in ${where}${name}`, ...framesOf(error)].join('\n');
}
