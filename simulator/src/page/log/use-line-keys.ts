import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The index of the line that a key moves to, from an index. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Makes a list of lines one stop of the Tab key: arrows, Home and End go from line to line. The line that
 * was reached last is the stop, the last line until then. Each line carries its id in `data-line`.
 */
export function useLineKeys(ids: readonly string[]) {
  const [focused, setFocused] = useState<string | null>(null);
  const reached = focused !== null && ids.includes(focused) ? focused : ids.at(-1);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line] summary')];
    const at = event.target instanceof HTMLElement ? lines.indexOf(event.target) : -1;
    const move = MOVES[event.key];
    if (at < 0 || move === undefined) return;
    event.preventDefault();
    lines[move(at, lines.length - 1)]?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const line = target.closest<HTMLElement>('[data-line]');
    setFocused(line?.dataset['line'] ?? null);
  }

  return { reached, onKeyDown, onFocus };
}
