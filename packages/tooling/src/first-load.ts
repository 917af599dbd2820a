import * as v from 'valibot';

/** Vite's manifest of a build, by module. */
export const MANIFEST = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferOutput<typeof MANIFEST>;

/**
 * The files, each named once, that a browser fetches for some modules: their chunks, all that these
 * import statically, and the style sheets of them all.
 *
 * @param modules keys of the manifest, such as `index.html` or `src/claim/claim.screen.tsx`
 * @throws Error when the manifest has no such module, because it moved or is no chunk of its own
 */
export function firstLoad(manifest: Manifest, modules: readonly string[]): string[] {
  const reached = new Set(modules);
  // A set that grows while it is walked is walked to its end.
  for (const key of reached) {
    for (const imported of chunkOf(manifest, key).imports) reached.add(imported);
  }
  const chunks = [...reached].map((key) => chunkOf(manifest, key));
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]))];
}

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key];
  if (chunk) return chunk;
  throw new Error(`The build has no chunk ${key}: correct packages/tooling/size-budgets.json.`);
}
