import { Children, type ReactNode } from 'react';
import { useTurns } from './use-turns.ts';

/** Renders its children one after another, each once the ones before are seen. */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children);
  return parts.slice(0, useTurns(1, parts.length));
}
