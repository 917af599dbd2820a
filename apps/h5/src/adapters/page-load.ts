/** Resolves when the page and what it names have loaded. */
export async function pageLoad(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
