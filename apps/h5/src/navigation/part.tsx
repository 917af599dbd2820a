import { type ComponentType, use } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { createChunk } from './chunk.ts';

/** Loads a component once. */
export type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** A part of the app whose code and words load side by side. */
export function createPart<Props>(
  namespaces: readonly Namespace[],
  load: LoadPart<Props>,
): LoadPart<Props> {
  return createChunk(async () => {
    const [component] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return component;
  });
}

interface PartProps<Props extends object> {
  readonly load: LoadPart<Props>;
  readonly props: Props;
}

/** Shows a part of the app. It suspends until the part is loaded, and throws a `ChunkLoadError` if that fails. */
export function Part<Props extends object>({ load, props }: PartProps<Props>) {
  const Component = use(load());
  return <Component {...props} />;
}
