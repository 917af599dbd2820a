const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

/** A moment as scenarios write it: in WIB, with milliseconds where there are some. */
export function momentText(at: number): string {
  const local = new Date(at + WIB_OFFSET_MS).toISOString();
  return `${local.replace('.000Z', '').replace('Z', '')}+07:00`;
}
