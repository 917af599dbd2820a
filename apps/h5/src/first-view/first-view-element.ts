import type { Language } from '@cangkir/core';
import type { FirstView, FirstViews, PlainView } from './first-views.types.ts';

/** Puts the first view of a route into the page, until the app takes its place. */
export function showFirstView(...shown: Parameters<typeof showView>): HTMLElement {
  const element = showView(...shown);
  // Nothing in it answers yet.
  element.setAttribute('aria-busy', 'true');
  return element;
}

/** Puts what the build has rendered into the page. */
export function showView(
  { shapes, texts }: Pick<FirstViews, 'shapes' | 'texts'>,
  view: PlainView,
  language: Language,
  container: Element,
): HTMLElement {
  const [title = '', ...inShape] = view.texts.map((index) => texts[language][index] ?? '');
  document.title = title;
  document.documentElement.lang = language;
  const element = document.createElement('div');
  // Made from our components when the app was built: no data is in it.
  element.innerHTML = shapes[view.shape]?.replaceAll('{}', () => inShape.shift() ?? '') ?? '';
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    // The page's policy refuses style attributes in HTML.
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
  container.replaceChildren(element);
  return element;
}

/**
 * Starts to load the files of some views, which the app then imports without a round trip. They share the network
 * evenly. So that the app begins to start meanwhile, what it needs last is asked for once one of them is there.
 */
export function preloadFiles(
  { files, messages, renderer }: FirstViews,
  views: readonly FirstView[],
  language: Language,
): void {
  preload(views.flatMap((view) => view.files.map((index) => files[index])));
  const last = views.flatMap((view) => view.messages.map((index) => messages[index]?.[language]));
  onFirstFile(() => preload([renderer, ...last]));
}

/**
 * How long the first file is waited for: milliseconds. Where an answer takes longer, what is asked for after it would
 * arrive long after the others, and the line be idle meanwhile.
 */
const FIRST_FILE_WAIT_MS = 300;

/** Calls back once the first file that is loaded from now on is there, or does not come soon. */
export function onFirstFile(callback: () => void): void {
  const wait = setTimeout(end, FIRST_FILE_WAIT_MS);
  // The event of an element does not bubble.
  document.head.addEventListener('load', end, { capture: true });

  function end(): void {
    clearTimeout(wait);
    document.head.removeEventListener('load', end, { capture: true });
    callback();
  }
}

function preload(names: readonly (string | undefined)[]): void {
  for (const name of new Set(names)) {
    if (name !== undefined) document.head.append(preloadLink(name));
  }
}

function preloadLink(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  // As the app's own import does, so that it finds the file.
  link.crossOrigin = '';
  link.href = name;
  return link;
}

/** Loads a script. */
export function loadScript(address: string): void {
  const element = document.createElement('script');
  element.src = address;
  element.fetchPriority = 'high';
  document.head.append(element);
}
