import type { Trigger } from './chart.types.ts';

/** What must hold where nothing else did that was tried before. */
export const ELSE = 'else';

/** How much stands on one line of a chart, about, before what must hold comes on the next. Characters. */
const LINE_LENGTH = 20;

/** How a chart says what makes a machine go on: `CUT [isLoggedIn]`, `[isPaid]`, `after poll`. */
export function triggerText({ kind, label, guard }: Trigger): string {
  if (guard === null) return label;
  return kind === 'always' ? `[${guard}]` : `${label} [${guard}]`;
}

/** All that leads one way, in short lines. What is said twice otherwise is said once, with all that must hold. */
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
