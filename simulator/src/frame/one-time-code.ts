/** The field that a page marks for the code of an SMS; null where it shows none. */
export function findCodeField(document: Document): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
}

/**
 * Types a code as the keyboard's suggestion does. The value goes past the setter that React puts on the
 * element, so that the page hears of it as of a person's own typing.
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
