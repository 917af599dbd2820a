import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The list of all endpoints, from the root of the app: it has a line for each file of the API. */
const LIST = '../../packages/api/src/endpoints.generated.ts';

const LINE = /^import \{ (\w+) \} from '(.+)';$/gm;

/** A file of the API, as the list imports it. */
interface ApiFile {
  readonly line: string;
  /** The name of its endpoints. */
  readonly name: string;
  /** Its path, from the list: `./claim.api.ts`. */
  readonly file: string;
}

/** The files of the API that have one of the asked endpoints. */
export async function askedFiles(asks: readonly string[]): Promise<readonly ApiFile[]> {
  const list = path.join(ROOT, LIST);
  const files: ApiFile[] = [];
  for (const [line, name = '', file = ''] of readFileSync(list, 'utf8').matchAll(LINE)) {
    const module: Readonly<Record<string, object>> = await import(path.join(list, '..', file));
    if (asks.some((asked) => asked in (module[name] ?? {}))) files.push({ line, name, file });
  }
  return files;
}

/** What stands in the place of the list of all endpoints: those of the files that have one of the asked. */
export async function askedEndpoints(
  asks: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const files = await askedFiles(asks);
  const spread = files.map(({ name }) => `...${name}`).join(', ');
  const lines = files.map(({ line }) => line);
  return { [LIST]: [...lines, `export const ENDPOINTS = { ${spread} };`].join('\n') };
}
