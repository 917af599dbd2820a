import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The list of all endpoints, from the root of the app: it has a line for each file of the API. */
const LIST = '../../packages/api/src/endpoints.generated.ts';

const LINE = /^import \{ (\w+) \} from '(.+)';$/gm;

/** What stands in the place of the list of all endpoints: those of the files that have one of the asked. */
export async function askedEndpoints(
  asks: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const list = path.join(ROOT, LIST);
  const lines: string[] = [];
  const spread: string[] = [];
  for (const [line, name = '', file = ''] of readFileSync(list, 'utf8').matchAll(LINE)) {
    const module: Readonly<Record<string, object>> = await import(path.join(list, '..', file));
    if (!asks.some((asked) => asked in (module[name] ?? {}))) continue;
    lines.push(line);
    spread.push(`...${name}`);
  }
  return { [LIST]: [...lines, `export const ENDPOINTS = { ${spread.join(', ')} };`].join('\n') };
}
