import type { ComponentType } from 'react';
import { use } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { createChunk } from './chunk.ts';

/** Loads a part of the app once. */
export type LoadPart<Loaded> = () => Promise<Loaded>;

/** A part of the app whose code and words load side by side. */
export function createPart<Loaded>(
  namespaces: readonly Namespace[],
  load: () => Promise<Loaded>,
): LoadPart<Loaded> {
  return createChunk(async () => {
    const [part] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return part;
  });
}

export interface PartProps<Props extends object> {
  readonly load: LoadPart<ComponentType<Props>>;
  readonly props: Props;
}

/** Shows a part of the app. It suspends until the part is loaded, and throws a `ChunkLoadError` if that fails. */
export function Part<Props extends object>({ load, props }: PartProps<Props>) {
  const Component = use(load());
  return <Component {...props} />;
}
