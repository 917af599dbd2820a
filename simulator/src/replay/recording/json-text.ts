/** How long a line may be, for the formatter of this repository. */
const WIDTH = 100;

/** JSON as the formatter of this repository leaves it: on one line what fits there. Ends with a line break. */
export function jsonText(value: Readonly<Record<string, unknown>>): string {
  return `${brokenObject(value, '')}\n`;
}

/**
 * @param start How far the line goes before the value.
 * @param end How much follows it on its last line.
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

/** A line for each part, with commas between. */
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

/** The value on one line; null where it is never written so. */
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

/** Several objects, or several lists, each of several entries: a row a line. */
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
