/**
 * Reports a page view to the advertisers' pixel (specification, section 7).
 *
 * @param address The pixel's address, which the policy of the page allows. Empty: no pixel is configured.
 */
export async function reportPageView(address: string): Promise<void> {
  if (address === '') return;
  const pixel = new URL(address);
  pixel.searchParams.set('ev', 'PageView');
  await fetch(pixel, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
}
