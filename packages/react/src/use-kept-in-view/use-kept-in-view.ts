import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the focused element into view when a soft keyboard covers it: web views resize the
 * visual viewport and leave the page where it was.
 */
export function useKeptInView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;

    function reveal(sight: VisualViewport): void {
      const element = ref.current;
      if (element === null || element !== document.activeElement) return;
      if (isCovered(element.getBoundingClientRect(), sight))
        element.scrollIntoView({ block: 'center' });
    }

    const onResize = () => reveal(viewport);
    viewport.addEventListener('resize', onResize);
    return () => viewport.removeEventListener('resize', onResize);
  }, [ref]);
}

/** Whether a part of the box is outside the visible area. CSS pixels of the layout viewport. */
export function isCovered(
  box: { readonly top: number; readonly bottom: number },
  sight: { readonly offsetTop: number; readonly height: number },
): boolean {
  return box.top < sight.offsetTop || box.bottom > sight.offsetTop + sight.height;
}
