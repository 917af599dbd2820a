/** The first events of a user's interaction with a page: a pointer or a key. */
const TOUCHES = ['pointerdown', 'keyup'] as const;

/** Calls back when the user interacts with a page. Ignores scripts. */
export function watchTouch(page: Window, onTouch: () => void): void {
  for (const type of TOUCHES) {
    page.addEventListener(type, ({ isTrusted }) => isTrusted && onTouch(), { capture: true });
  }
}
