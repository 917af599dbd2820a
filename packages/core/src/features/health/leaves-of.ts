/** The innermost states of a state value, dotted. */
export function leavesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) => {
    const leaves = leavesOf(inner).filter((leaf) => leaf !== '');
    return leaves.length === 0 ? [name] : leaves.map((leaf) => `${name}.${leaf}`);
  });
}
