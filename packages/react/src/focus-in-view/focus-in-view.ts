/**
 * Focuses a field and brings it to the middle of the screen, so that what is wrong with it shows above a bar and a
 * keyboard. Nothing where there is no field.
 */
export function focusInView(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
