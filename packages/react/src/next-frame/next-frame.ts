/**
 * Resolves once the page has shown what was done to it: a slow phone shows that it was tapped before it works on what
 * the tap does. A hidden page shows nothing.
 */
export async function nextFrame(): Promise<void> {
  if (document.visibilityState !== 'hidden') await new Promise(requestAnimationFrame);
  // A timer, unlike a message, is still of the tap: for nothing else does Safari copy and share.
  await new Promise((resolve) => setTimeout(resolve));
}
