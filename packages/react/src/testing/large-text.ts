/** `beforeEach` of a story: a person's own text size of 200 %. */
export function largeText(): () => void {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  return () => root.style.removeProperty('font-size');
}
