/** Hears whether an element is near the screen, and how high it is. CSS pixels. */
type OnNearness = (isNear: boolean, height: number) => void;

/** How much further than the screen "near" reaches, above and below. */
const MARGIN = '100% 0px';

const listeners = new WeakMap<Element, OnNearness>();

let observer: IntersectionObserver | null = null;

/** Watches whether an element is near the screen. What has the focus stays near. Returns the cleanup. */
export function watchNearness(element: Element, onNearness: OnNearness): () => void {
  observer ??= new IntersectionObserver(report, { root: document, rootMargin: MARGIN });
  listeners.set(element, onNearness);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!isIntersecting && target.contains(document.activeElement)) continue;
    listeners.get(target)?.(isIntersecting, boundingClientRect.height);
  }
}
