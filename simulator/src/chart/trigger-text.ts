import type { Trigger } from './chart.types.ts';

/** The guard of the last of several transitions. */
export const ELSE = 'else';

/** The approximate line length in a chart, before the guard moves to the next line. Characters. */
const LINE_LENGTH = 20;

/** The text of a trigger: `CUT [isLoggedIn]`, `[isPaid]`, `after poll`. */
export function triggerText({ kind, label, guard }: Trigger): string {
  if (guard === null) return label;
  return kind === 'always' ? `[${guard}]` : `${label} [${guard}]`;
}

/** The triggers of an edge, in short lines. Shows a repeated trigger once, with all its guards. */
export function triggerLines(triggers: readonly Trigger[]): readonly string[] {
  const labels = new Set(triggers.map(({ label }) => label));
  return [...labels].flatMap((label) => {
    const own = triggers.filter((trigger) => trigger.label === label);
    const texts = new Set(own.map(triggerText));
    const [first] = texts;
    if (texts.size === 1 && first !== undefined && first.length <= LINE_LENGTH) return [first];
    const guards = new Set(own.flatMap(({ guard }) => (guard === null ? [] : [`[${guard}]`])));
    return own.every(({ kind }) => kind === 'always') ? [...guards] : [label, ...guards];
  });
}
