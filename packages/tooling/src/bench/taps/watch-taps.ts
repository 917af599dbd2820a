/// <reference lib="dom" />

/** What the page notes of a tap: milliseconds since it. */
export interface TapNotes {
  /** The longest of its events, from its beginning to the frame that shows it; 0 for less than one frame. */
  readonly inp: number;
  /** When another screen showed; infinite for none. */
  readonly skeleton: number;
  /** When that screen was complete. */
  readonly content: number;
  /** What ran in the long frames meanwhile. */
  readonly scripts: readonly string[];
}

interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly {
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
    readonly duration: number;
  }[];
}

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds. */
    readonly durationThreshold?: number;
  }
  interface Window {
    readTap?(): TapNotes;
  }
}

/**
 * Runs in the page before anything else: notes what becomes of the last tap.
 *
 * @param standIn The selector of what stands in for a part that is not there yet.
 */
export function watchTaps(standIn: string): void {
  const events: PerformanceEventTiming[] = [];
  const frames: PerformanceEntry[] = [];
  let tappedAt = Infinity;
  let skeleton = Infinity;
  let content = Infinity;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming) events.push(entry);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({
    type: 'long-animation-frame',
  });

  const followChange = (event: Event) => {
    const before = document.querySelector('main');
    const { hash } = location;
    tappedAt = event.timeStamp;
    skeleton = Infinity;
    content = Infinity;
    const follow = () => {
      const main = document.querySelector('main');
      if (location.hash !== hash && main !== null && main !== before) {
        skeleton = Math.min(skeleton, performance.now() - tappedAt);
        if (document.querySelector(standIn) === null) {
          content = performance.now() - tappedAt;
          return;
        }
      }
      // A frame is shown after its callbacks.
      if (event.timeStamp === tappedAt) requestAnimationFrame(() => setTimeout(follow));
    };
    follow();
  };
  window.addEventListener('click', followChange, { capture: true });

  const isLongFrame = (entry: PerformanceEntry): entry is LongFrame => 'scripts' in entry;
  window.readTap = () => ({
    inp: Math.max(0, ...events.filter((e) => e.interactionId > 0).map((e) => e.duration)),
    skeleton,
    content,
    scripts: frames
      .filter(({ startTime, duration }) => startTime + duration > tappedAt)
      .filter(isLongFrame)
      .flatMap(({ scripts }) => scripts)
      .map(
        ({ invoker, sourceURL, sourceFunctionName, duration }) =>
          `${Math.round(duration)} ms ${invoker} ${sourceFunctionName} ${sourceURL.split('/').at(-1)}`,
      ),
  });
}
