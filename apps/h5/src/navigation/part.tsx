import { type ComponentType, use } from 'react';
import { loadNamespaces, type Namespace } from '../i18n/i18n.ts';
import { type Chunk, createChunk } from './chunk.ts';

/** A component that is loaded on demand. */
export type PartChunk<Props> = Chunk<ComponentType<Props>>;

/** Names a component whose code and words travel side by side. */
export function createPart<Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
): PartChunk<Props> {
  return createChunk(async () => {
    const [component] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return component;
  });
}

interface PartProps<Props extends object> {
  readonly part: PartChunk<Props>;
  readonly props: Props;
}

/** Shows a part once it is there: it suspends until then, and throws a `ChunkLoadError` otherwise. */
export function Part<Props extends object>({ part, props }: PartProps<Props>) {
  const Component = use(part.load());
  return <Component {...props} />;
}
