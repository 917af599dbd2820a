/**
 * What a person does on a page that is not there yet: in its first view, and in a skeleton while data load. It is
 * remembered in order, and done on the page that then stands, by its own controls. A control says what a tap on it does
 * by `data-tap`, and a field by its `name`: where the page has no control of that name, its tap is dropped.
 */
export interface Taps {
  /**
   * Moves what was typed, the caret and the focus into the page's own fields. Called before the page is painted. Until
   * {@link perform} what is typed there is remembered, too: the page does not hear yet what its machine makes of it.
   */
  keepFocus(): void;
  /** Does on the page what was remembered, as far as the page stands. Called once it listens to its machine. */
  perform(): void;
  /** Forgets what was done on a page that the person has left. */
  forget(): void;
  /** Calls the listener when a tap is dropped that would have changed something (`data-change`). Returns the cleanup. */
  onDropped(listener: () => void): () => void;
}

declare global {
  interface Window {
    /** The page's inline script puts them there. */
    taps?: Taps;
  }
}

/** Nothing is remembered: on the development server, in stories and in tests. */
export const NO_TAPS: Taps = {
  keepFocus: () => {},
  perform: () => {},
  forget: () => {},
  onDropped: () => () => {},
};

/** The mark of the moment from which the page answers by itself. */
export const USABLE_MARK = 'usable';

/** What stands in for a part of the page that is not there yet. */
const STAND_IN = '[aria-busy="true"]:not(button, a)';

/** Beyond any text: a caret there goes to its end. */
const TEXT_END = 1e9;

/** What can be pressed, or holds a text. */
const CONTROL = '[name], [data-tap], a[href]';

/** Within this time after a press a browser sends the click of its own. Milliseconds. */
const CLICK_MS = 50;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A tap, or what a field then held. */
interface Act {
  /** Finds its control on any page. */
  readonly selector: string;
  /** Null for a tap. */
  readonly text: string | null;
  readonly isChange: boolean;
}

/** A finger or the mouse that is down on a stand-in. */
interface Press {
  readonly target: HTMLElement;
  /** Finds its control on any page; null where there is none. */
  readonly selector: string | null;
  readonly isChange: boolean;
}

interface Focus {
  readonly selector: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** Listens to what is done on stand-ins, before anything else hears of it. */
export function rememberTaps({ document, performance }: Window): Taps {
  const listeners = new Set<() => void>();
  let acts: Act[] = [];
  let focus: Focus | null = null;
  let isArriving = false;
  let isPerforming = false;
  let isUsable = false;
  let press: Press | null = null;
  let lateClick: ReturnType<typeof setTimeout> | undefined;

  listen('pointerdown', (event) => {
    press = pressOf(event);
    // Safari sends it to what was pressed, though that is gone.
    press?.target.addEventListener('pointerup', letGo);
  });
  listen('pointerup', letGo);
  listen('pointercancel', () => {
    press = null;
  });
  listen('click', (event) => {
    const interrupted = isPerforming ? null : endPress();
    if (interrupted !== null && pressedAt(event.target, interrupted) === null) {
      stop(event);
      return;
    }
    const control = controlAt(event.target, '[data-tap]');
    if (control === null || isPerforming) return;
    const selector = selectorOf(control);
    if (isOwn(control)) {
      // Before the replay: what was typed comes first, and the same tap is not done again.
      acts = actsElsewhere(selector);
      performActs();
      return;
    }
    stop(event);
    if (acts.some((act) => act.selector === selector || isOpener(find(act.selector)))) return;
    acknowledge(control);
    acts.push({ selector, text: null, isChange: 'change' in control.dataset });
  });
  listen('submit', (event) => {
    if (standInOf(event.target, 'form') !== null) stop(event);
  });
  listen('input', (event) => {
    const field = controlAt(event.target, '[name]');
    if (isPerforming || !isField(field)) return;
    const selector = selectorOf(field);
    acts = actsElsewhere(selector);
    if (isArriving || !isOwn(field)) {
      event.stopPropagation();
      // Ahead of the taps, which send the latest text.
      acts.unshift({ selector, text: field.value, isChange: false });
    }
    noteFocus();
  });
  listen('focusin', noteFocus);
  listen('selectionchange', noteFocus);
  listen('focusout', ({ target }) => {
    // A field that goes with its stand-in keeps the focus.
    queueMicrotask(() => {
      const { activeElement } = document;
      if (target instanceof Node && target.isConnected && activeElement !== target) focus = null;
    });
  });

  function listen<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void {
    document.addEventListener(type, listener, { capture: true });
  }

  /** A mouse clicks no control but the pressed one, and neither does a finger on an iPhone: here the page's own is. */
  function letGo({ clientX, clientY }: MouseEvent): void {
    if (press === null) return;
    lateClick = setTimeout(() => {
      const interrupted = endPress();
      if (interrupted === null) return;
      tap(pressedAt(document.elementFromPoint(clientX, clientY), interrupted), false);
    }, CLICK_MS);
  }

  /** Forgets the press. Returns it if the page took the place of what was pressed. */
  function endPress(): Press | null {
    clearTimeout(lateClick);
    const ended = press;
    press = null;
    return ended === null || ended.target.isConnected ? null : ended;
  }

  /**
   * The pressed control, if the page has it in the place: a finger on Android clicks whatever is there. Says so if the
   * page has none, and it would have changed something.
   */
  function pressedAt(place: EventTarget | null, { selector, isChange }: Press): HTMLElement | null {
    if (selector === null) return null;
    if (find(selector) === null && isChange) sayDropped();
    return controlAt(place, selector);
  }

  function noteFocus(): void {
    const control = standInOf(document.activeElement, CONTROL);
    if (control !== null) focus = focusOf(control);
    else if (document.activeElement !== document.body) focus = null;
  }

  function actsElsewhere(selector: string): Act[] {
    return acts.filter((act) => act.selector !== selector);
  }

  function isWaiting(): boolean {
    return document.querySelector(STAND_IN) !== null;
  }

  function placeCaret(): void {
    const kept = focus;
    if (kept === null) return;
    const { selector, start, end } = kept;
    const control = find(selector);
    const { activeElement, body } = document;
    if (control === null || (activeElement !== body && activeElement !== control)) return;
    control.focus({ preventScroll: true });
    if (isField(control) && control.selectionEnd !== null) control.setSelectionRange(start, end);
    // The focus comes before the caret.
    focus = kept;
  }

  /** The page's own control, else one of a stand-in. */
  function find(selector: string): HTMLElement | null {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    return all.find(isOwn) ?? all[0] ?? null;
  }

  function type(control: HTMLElement | null, text: string): void {
    if (!isField(control)) return;
    write(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function tap(control: HTMLElement | null, isChange: boolean): void {
    if (control?.matches(':not(:disabled, [aria-disabled="true"])')) control.click();
    else if (isChange) sayDropped();
  }

  function sayDropped(): void {
    for (const listener of listeners) listener();
  }

  /** Does what can be done, in order: what waits holds up the rest. */
  function performReady(): void {
    for (let act = acts[0]; act !== undefined; act = acts[0]) {
      const control = find(act.selector);
      if (isWaiting() && (control === null || !isOwn(control))) return;
      acts.shift();
      if (act.text === null) tap(control, act.isChange);
      else type(control, act.text);
    }
  }

  /** Another stand-in took the place of the first: it shows the same. */
  function showWaiting(): void {
    for (const { selector, text } of acts) {
      const control = find(selector);
      if (control === null || isOwn(control)) continue;
      if (text === null) acknowledge(control);
      else type(control, text);
    }
  }

  /** Does or shows all. Its own events are not remembered. */
  function performActs(): void {
    isPerforming = true;
    performReady();
    showWaiting();
    isPerforming = false;
  }

  function performNow(): void {
    isArriving = false;
    performActs();
    placeCaret();
    if (isWaiting()) return;
    focus = null;
    if (!isUsable) performance.mark(USABLE_MARK);
    isUsable = true;
  }

  return {
    keepFocus() {
      isArriving = true;
      for (const { selector, text } of acts) {
        const control = find(selector);
        if (text !== null && isField(control)) write(control, text);
      }
      placeCaret();
    },
    // React handles no event while it commits.
    perform: () => queueMicrotask(performNow),
    forget() {
      acts = [];
      focus = null;
    },
    onDropped(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The control at the target of an event. */
function controlAt(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** The same, if it is one of a stand-in. */
function standInOf(target: EventTarget | null, selector: string): HTMLElement | null {
  const control = controlAt(target, selector);
  return control === null || isOwn(control) ? null : control;
}

/** The press that an event begins, unless it is one for a menu or another tab. */
function pressOf({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): Press | null {
  const pressed = standInOf(target, '*');
  if (pressed === null || button !== 0 || ctrlKey || metaKey || shiftKey) return null;
  const control = controlAt(pressed, CONTROL);
  return {
    target: pressed,
    selector: control && selectorOf(control),
    isChange: control !== null && 'change' in control.dataset,
  };
}

function isOwn(control: Element): boolean {
  return control.closest(STAND_IN) === null;
}

/** Whether it opens what then covers the page: nothing else can be tapped. */
function isOpener(control: Element | null): boolean {
  return control?.hasAttribute('aria-haspopup') === true;
}

/** Whether it has a text, and so a caret. */
function isField(control: Element | null): control is Field {
  return control !== null && 'selectionEnd' in control;
}

function selectorOf(control: HTMLElement): string {
  if (isField(control)) return `${control.localName}[name="${control.name}"]`;
  const { tap } = control.dataset;
  if (tap !== undefined) return `[data-tap="${tap}"]`;
  // A bar may lead where a link of the page does.
  const bar = control.closest('nav') === null ? '' : 'nav ';
  return `${bar}a[href="${control.getAttribute('href')}"]`;
}

function focusOf(control: HTMLElement): Focus {
  const selector = selectorOf(control);
  // A draft may fill an empty field.
  if (!isField(control) || control.value === '') {
    return { selector, start: TEXT_END, end: TEXT_END };
  }
  return { selector, start: control.selectionStart, end: control.selectionEnd };
}

/** Shows that a tap has been heard. */
function acknowledge(control: HTMLElement): void {
  control.setAttribute('aria-busy', 'true');
}

/** Past React, which then finds in the event that the text is another one. */
function write(field: Field, text: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
}
