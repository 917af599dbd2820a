/**
 * Reports a page view to the advertisers' pixel (specification, section 7).
 *
 * @param address The pixel's address, which the policy of the page allows.
 */
export async function reportPageView(address: string): Promise<void> {
  const pixel = new URL(address);
  pixel.searchParams.set('ev', 'PageView');
  await fetch(pixel, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
}
