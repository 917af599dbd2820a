/// <reference lib="dom" />

/** What the page notes of its main control: milliseconds since it was asked for. */
export interface ControlNotes {
  seen: number;
  acknowledged: number;
  performed: number;
  /** How often it was performed. */
  times: number;
}

declare global {
  interface Window {
    controlNotes?: ControlNotes;
  }
}

/**
 * Runs in the page before anything else: notes when its main control is seen, when a tap on it shows, and when it is
 * performed. The main control is that of the bar at the bottom, else one of the content, else that of the language.
 */
export function watchControl(): void {
  const notes: ControlNotes = {
    seen: Infinity,
    acknowledged: Infinity,
    performed: Infinity,
    times: 0,
  };
  window.controlNotes = notes;

  const onTap = (listener: (event: MouseEvent, control: Element) => void) => {
    // Before the page's own listeners, which stop the event.
    window.addEventListener(
      'click',
      (event) => {
        const control = event.target instanceof Element ? event.target.closest('[data-tap]') : null;
        if (control !== null) listener(event, control);
      },
      { capture: true },
    );
  };
  const painted = (note: (at: number) => void) => {
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  };

  onTap((event, control) => {
    // The page performs what it remembers by a click of its own.
    if (!event.isTrusted) {
      notes.performed = Math.min(notes.performed, performance.now());
      notes.times += 1;
      return;
    }
    painted((at) => {
      if (control.getAttribute('aria-busy') === 'true') notes.acknowledged = at - event.timeStamp;
    });
  });
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-tap]') === null) return;
    observer.disconnect();
    painted((at) => {
      notes.seen = at;
    });
  }).observe(document, { childList: true, subtree: true });
}
