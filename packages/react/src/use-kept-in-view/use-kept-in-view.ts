import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the focused element into view when a soft keyboard or a bar of the screen covers it: web views resize the
 * visual viewport and leave the page where it was.
 */
export function useKeptInView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;

    function reveal(visible: VisualViewport): void {
      const element = ref.current;
      if (element === null || element !== document.activeElement) return;
      if (isCovered(element.getBoundingClientRect(), betweenBars(visible)))
        element.scrollIntoView({ block: 'center' });
    }

    const onResize = () => reveal(viewport);
    viewport.addEventListener('resize', onResize);
    return () => viewport.removeEventListener('resize', onResize);
  }, [ref]);
}

/** The part of the visible area that is not under the bars, whose heights are the page's scroll padding. */
function betweenBars({ offsetTop, height }: VisualViewport): Area {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [top, bottom] = [scrollPaddingTop, scrollPaddingBottom].map(
    (px) => Number.parseFloat(px) || 0,
  );
  return { offsetTop: offsetTop + (top ?? 0), height: height - (top ?? 0) - (bottom ?? 0) };
}

/** An area of the layout viewport: CSS pixels. */
type Area = { readonly offsetTop: number; readonly height: number };

/** Whether a part of the box is outside the area. CSS pixels of the layout viewport. */
export function isCovered(
  box: { readonly top: number; readonly bottom: number },
  area: Area,
): boolean {
  return box.top < area.offsetTop || box.bottom > area.offsetTop + area.height;
}
