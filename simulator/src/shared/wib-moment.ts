const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A moment for people, such as `4 Sept 2026, 12:00 WIB`. */
export function wibMoment(at: number): string {
  return `${FORMAT.format(at)} WIB`;
}
