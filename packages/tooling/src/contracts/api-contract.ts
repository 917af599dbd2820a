import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENDPOINTS, type EndpointName } from '@cangkir/api';
import * as v from 'valibot';
import { REPO_ROOT } from '../repo-root.ts';

const API = path.join(REPO_ROOT, 'packages/api/src');

const data = v.record(v.string(), v.unknown());

const DOCUMENTED = v.object({
  summary: v.string(),
  details: v.optional(v.string()),
  refusals: v.array(v.number()),
  example: v.object({ input: data, code: v.optional(v.number(), 0), output: data }),
});

const CONTRACT_FILE = v.object({ CONTRACT: v.record(v.string(), DOCUMENTED) });

/** An endpoint, with what its feature's `*.contract.ts` says of it. */
export type DocumentedEndpoint = v.InferOutput<typeof DOCUMENTED> &
  (typeof ENDPOINTS)[EndpointName] & {
    readonly name: EndpointName;
    /** The name of its feature's files. */
    readonly feature: string;
  };

/**
 * Every endpoint of the product, documented.
 *
 * @throws Error if no `*.contract.ts` says anything of an endpoint
 */
export async function readContract(): Promise<readonly DocumentedEndpoint[]> {
  const found = new Map((await Promise.all(contractFiles().map(readFile))).flat());
  return Object.keys(ENDPOINTS)
    .filter(isEndpointName)
    .map((name) => {
      const documented = found.get(name);
      if (documented === undefined) {
        throw new Error(
          `Failed to document ${name}: the *.contract.ts beside its *.api.ts in packages/api/src has no summary and example of it`,
        );
      }
      return { ...ENDPOINTS[name], ...documented, name };
    });
}

function contractFiles(): readonly string[] {
  return globSync('*.contract.ts', { cwd: API }).sort();
}

async function readFile(file: string) {
  const { CONTRACT } = v.parse(
    CONTRACT_FILE,
    await import(pathToFileURL(path.join(API, file)).href),
  );
  const feature = path.basename(file, '.contract.ts');
  return Object.entries(CONTRACT).map(
    ([name, documented]) => [name, { ...documented, feature }] as const,
  );
}

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(ENDPOINTS, name);
}
