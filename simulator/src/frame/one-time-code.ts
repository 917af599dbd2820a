/** The page's field for an SMS code; null if there is none. */
export function findCodeField(document: Document): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
}

/**
 * Types a code as the keyboard's suggestion does. Bypasses React's own setter on the element, so that React notices the
 * change.
 */
export function typeCode(field: HTMLInputElement, code: string): void {
  const view = field.ownerDocument.defaultView;
  if (view === null) return;
  field.focus();
  const value = Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value');
  value?.set?.call(field, code);
  field.dispatchEvent(
    new view.InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }),
  );
  field.dispatchEvent(new view.Event('change', { bubbles: true }));
}
