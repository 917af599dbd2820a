import { createContext, type ReactNode, use } from 'react';
import type { PresetStore } from '../../settings/presets.ts';
import type { UnfoldedStore } from './unfolded-store.ts';

/** What the switches remember from visit to visit, beside what is set. */
export interface Memory {
  readonly unfolded: UnfoldedStore;
  readonly presets: PresetStore;
}

const MemoryContext = createContext<Memory | null>(null);

/** Gives the switches what they remember. */
export function MemoryProvider(props: { readonly memory: Memory; readonly children: ReactNode }) {
  return <MemoryContext value={props.memory}>{props.children}</MemoryContext>;
}

export function useMemory(): Memory {
  const memory = use(MemoryContext);
  if (memory === null) throw new Error('The switches need a MemoryProvider above them.');
  return memory;
}
