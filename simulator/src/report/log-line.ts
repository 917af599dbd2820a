import { maskText } from '../shared/mask-text.ts';

/** A request of the log as a line: masked, for it is shown to others. */
export function requestLine({
  method,
  path,
  code,
  outcome,
}: {
  readonly method: string;
  readonly path: string;
  readonly code: number | null;
  readonly outcome: string;
}): string {
  return maskText(`${method} ${path} → ${code === null ? outcome : `code ${code}`}`);
}

/** A call to the native app as a line. */
export function callLine(method: string, outcome: string): string {
  return maskText(`native ${method} → ${outcome}`);
}

/** What came of a call, by its code. */
export function callOutcome(code: number | null): string {
  if (code === null) return 'no answer';
  return code === 0 ? 'done' : `code ${code}`;
}
