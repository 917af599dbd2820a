/** Focuses an element as it appears. As a ref it is stable, so that the focus is taken once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
