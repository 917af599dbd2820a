const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Jakarta' });

/** A moment for people, such as `4 Sept 2026, 12:00 WIB`. */
export function wibMoment(at: number): string {
  return `${MOMENT.format(at)} WIB`;
}

/** Its time of the day, such as `12:00:07`. */
export function wibTime(at: number): string {
  return TIME.format(at);
}
