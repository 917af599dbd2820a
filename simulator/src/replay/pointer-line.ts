/** A token of JSON: a string, a number or word, or a mark. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g;

/** A place in a text that was read up to there. */
interface Reader {
  /** The next token, which stays the next one. */
  peek(): string;
  take(): string;
  /** Where the next token begins, in characters. */
  at(): number;
}

/**
 * The line, counted from 1, of what lies at a path of a JSON text; of the nearest thing around it where
 * nothing lies there. The text has to be valid JSON.
 */
export function lineOf(text: string, path: readonly string[]): number {
  return text.slice(0, find(createReader(text), path)).split('\n').length;
}

function createReader(text: string): Reader {
  const tokens = [...text.matchAll(TOKEN)];
  let next = 0;
  return {
    peek: () => tokens[next]?.[0] ?? '',
    take() {
      next += 1;
      return tokens[next - 1]?.[0] ?? '';
    },
    at: () => tokens[next]?.index ?? text.length,
  };
}

function find(reader: Reader, [key, ...rest]: readonly string[]): number {
  const start = reader.at();
  if (key === undefined) return start;
  const opening = reader.take();
  if (opening !== '{' && opening !== '[') return start;
  for (let index = 0; !isClosing(reader.peek()); index += 1) {
    const at = reader.at();
    const name = opening === '{' ? takeName(reader) : String(index);
    if (name === key) return rest.length === 0 ? at : find(reader, rest);
    skipValue(reader);
    if (reader.peek() === ',') reader.take();
  }
  return start;
}

function takeName(reader: Reader): string {
  const name: unknown = JSON.parse(reader.take());
  reader.take();
  return String(name);
}

function skipValue(reader: Reader): void {
  let depth = 0;
  do {
    const token = reader.take();
    if (token === '{' || token === '[') depth += 1;
    if (isClosing(token)) depth -= 1;
  } while (depth > 0);
}

function isClosing(token: string): boolean {
  return token === '}' || token === ']' || token === '';
}
