/** The maximum length of a line, as this repository's formatter is set. */
const WIDTH = 100;

/** JSON as this repository's formatter writes it: a value is on one line if it fits. Ends with a line break. */
export function formatJson(value: Readonly<Record<string, unknown>>): string {
  return `${brokenObject(value, '')}\n`;
}

/**
 * @param start How many characters are before the value on its line.
 * @param end How many characters follow it on its last line.
 */
function text(value: unknown, indent: string, start: number, end: number): string {
  const line = lineOf(value);
  if (line !== null && start + line.length + end <= WIDTH) return line;
  if (Array.isArray(value)) return brokenList(value, indent);
  return typeof value === 'object' && value !== null
    ? brokenObject(value, indent)
    : JSON.stringify(value);
}

function brokenList(items: readonly unknown[], indent: string): string {
  return broken('[]', items, indent, (item, inner, end) => {
    return inner + text(item, inner, inner.length, end);
  });
}

function brokenObject(value: object, indent: string): string {
  return broken('{}', Object.entries(value), indent, ([key, entry], inner, end) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + text(entry, inner, name.length, end);
  });
}

/** Writes each part on a line of its own, with commas between. */
function broken<Part>(
  [opening, closing]: string,
  parts: readonly Part[],
  indent: string,
  write: (part: Part, indent: string, end: number) => string,
): string {
  const lines = parts.map((part, index) => {
    const comma = index < parts.length - 1 ? ',' : '';
    return write(part, `${indent}  `, comma.length) + comma;
  });
  return [opening, ...lines, indent + closing].join('\n');
}

/** The value on one line. Null if it is never written on one line. */
function lineOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const items = value.map(lineOf);
    return items.includes(null) || isTable(value) ? null : `[${items.join(', ')}]`;
  }
  const entries = Object.entries(value).map(([key, entry]) => [key, lineOf(entry)] as const);
  if (entries.length === 0) return '{}';
  if (entries.some(([, entry]) => entry === null)) return null;
  return `{ ${entries.map(([key, entry]) => `${JSON.stringify(key)}: ${entry}`).join(', ')} }`;
}

/** Several objects, or several lists, with several entries each are written a line each. */
function isTable(items: readonly unknown[]): boolean {
  return items.length > 1 && (items.every(isWideObject) || items.every(isWideList));
}

function isWideObject(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    !Array.isArray(item) &&
    Object.keys(item).length > 1
  );
}

function isWideList(item: unknown): boolean {
  return Array.isArray(item) && item.length > 1;
}
