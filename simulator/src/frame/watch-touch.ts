/** What a person begins with who turns to a page: a finger on it, or a key in it. */
const TOUCHES = ['pointerdown', 'keyup'] as const;

/** Tells when a person turns to a page. What a script does there is no touch. */
export function watchTouch(page: Window, tell: () => void): void {
  for (const type of TOUCHES) {
    page.addEventListener(type, ({ isTrusted }) => isTrusted && tell(), { capture: true });
  }
}
