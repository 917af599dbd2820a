/** Applies the entry’s styles that no first view needs, which the page loads beside it: before those of any screen. */
export function applyLaterStyles(document: Document): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-later]');
  if (link === null) return;
  link.rel = 'stylesheet';
  document.head.querySelector('style')?.after(link);
}
