/** Doubles the text size, as people set it in their phone. Returns the cleanup, for a story's `beforeEach`. */
export function enlargeText(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}
