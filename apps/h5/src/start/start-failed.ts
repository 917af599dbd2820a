import type { Language } from '@cangkir/core';
import en from '../locales/en/start.json';
import id from '../locales/id/start.json';
import zh from '../locales/zh/start.json';

/** In the bundle: they are for when nothing else arrives. */
const WORDS = { id, en, zh };

/** Says that the app could not start, and offers to try again. It needs nothing that is still to load. */
export function showStartFailed(container: Element, language: Language, retry: () => void): void {
  const words = WORDS[language];
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = words.failed;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.retry;
  button.addEventListener('click', retry);
  const panel = document.createElement('main');
  panel.className = 'start-failed';
  panel.append(message, button);
  container.replaceChildren(panel);
}
