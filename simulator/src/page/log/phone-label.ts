/** What the page calls the phone that something came from. */
export function phoneLabel(phone: string | null): string {
  switch (phone) {
    case 'first':
      return 'First';
    case 'second':
      return 'Second';
    default:
      return 'Other';
  }
}
