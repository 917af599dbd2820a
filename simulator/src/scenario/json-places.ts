import { formatPointer } from '../shared/json-pointer.ts';

/** A token of JSON: a string, a number or word, or a mark. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g;

/** Where a part of a JSON text begins. */
export interface JsonPlace {
  /** What the part is, as a JSON Pointer. */
  readonly pointer: string;
  /** In characters; of the entry of an object, where its key begins. */
  readonly at: number;
  /** Where that begins what it is a part of; null for the whole. */
  readonly parent: number | null;
}

/** Where each part of a text begins, in the order in which they stand. The text has to be valid JSON. */
export function placesOf(text: string): readonly JsonPlace[] {
  const tokens = [...text.matchAll(TOKEN)];
  const places: JsonPlace[] = [];
  let next = 0;

  const peek = () => tokens[next]?.[0] ?? '';
  const here = () => tokens[next]?.index ?? text.length;

  function take(): string {
    next += 1;
    return tokens[next - 1]?.[0] ?? '';
  }

  function takeKey(): string {
    const key: unknown = JSON.parse(take());
    take();
    return String(key);
  }

  function readValue(path: readonly string[], at: number): void {
    const opening = take();
    if (opening === '{') readParts(path, at, takeKey);
    if (opening === '[') readParts(path, at, String);
  }

  function readParts(
    path: readonly string[],
    parent: number,
    nameOf: (index: number) => string,
  ): void {
    for (let index = 0; !isClosing(peek()); index += 1) {
      const at = here();
      const own = [...path, nameOf(index)];
      places.push({ pointer: formatPointer(own), at, parent });
      readValue(own, at);
      if (peek() === ',') take();
    }
    take();
  }

  places.push({ pointer: '', at: here(), parent: null });
  readValue([], here());
  return places;
}

function isClosing(token: string): boolean {
  return token === '}' || token === ']';
}
