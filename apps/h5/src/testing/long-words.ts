import { LANGUAGES, type Language } from '@cangkir/core';

/** Breaks nowhere by itself, and is 32 characters long. Figures tell it from the words that have to stay whole. */
const LONG_WORD = 'K0p1'.repeat(8);

/** Texts of the backend that are the same in every language. */
const PLAIN = [
  'address',
  'city',
  'friend',
  'inviteCode',
  'merchant',
  'moduleDesc',
  'name',
  'orderNumber',
  'phone',
  'review',
  'store',
  'text',
];

/** Shows {@link LONG_WORD} in the place of each text that the backend's data hold. Returns the way back. */
export function showLongWords(data: unknown, language: Language): () => void {
  const page = document.body.textContent;
  const texts = [...new Set(textsIn(data, language))]
    .filter((text) => page.includes(text))
    .sort((a, b) => b.length - a.length);
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const changed: [node: Node, before: string][] = [];
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const before = node.nodeValue ?? '';
    const after = texts.reduce((now, text) => now.replaceAll(text, LONG_WORD), before);
    if (after === before) continue;
    node.nodeValue = after;
    changed.push([node, before]);
  }
  return () => {
    for (const [node, before] of changed) node.nodeValue = before;
  };
}

function* textsIn(data: unknown, language: Language): Generator<string> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== 'string') yield* textsIn(value, language);
    else if (value !== '' && (PLAIN.includes(key) || (key === language && isLocalized(data)))) {
      yield* value.split('\n').filter((line) => line !== '');
    }
  }
}

function isLocalized(data: object): boolean {
  return LANGUAGES.every((language) => language in data);
}
