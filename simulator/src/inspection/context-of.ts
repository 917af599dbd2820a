/** A machine's context without its ports, which lead to the whole page. */
export function contextOf({ context }: { readonly context?: unknown }): unknown {
  if (typeof context !== 'object' || context === null) return context;
  const { ports: _, ...known }: { readonly ports?: unknown } = context;
  return known;
}
