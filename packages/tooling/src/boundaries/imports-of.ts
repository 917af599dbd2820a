import { parseSync, Visitor } from 'vite';

/** An import in any form. */
export interface Import {
  /** The specifier as written, without a query such as Vite's `?raw`. */
  readonly target: string;
  /** Counts from 1. */
  readonly line: number;
}

/**
 * The imports of a file: `import`, `import type`, `export … from`, `import()` and the type `import('…')`.
 *
 * @throws SyntaxError if the file can't be parsed.
 */
export function importsOf(file: string, text: string): readonly Import[] {
  const { module, program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`Failed to parse ${file}: ${error.message}`);

  const targets = new Map<number, string>();
  const add = (start: number, end: number) => targets.set(start, text.slice(start + 1, end - 1));
  for (const { moduleRequest } of module.staticImports) {
    add(moduleRequest.start, moduleRequest.end);
  }
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) add(moduleRequest.start, moduleRequest.end);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    if (isString(text, moduleRequest.start)) add(moduleRequest.start, moduleRequest.end);
  }
  new Visitor({ TSImportType: ({ source }) => add(source.start, source.end) }).visit(program);

  return [...targets].map(([start, target]) => ({
    target: target.replace(/\?.*$/, ''),
    line: text.slice(0, start).split('\n').length,
  }));
}

/** An import of a computed name cannot be resolved from the source. */
function isString(text: string, start: number): boolean {
  return /['"`]/.test(text.charAt(start));
}
