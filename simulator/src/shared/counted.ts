/** A count with its noun: `1 step`, `2 steps`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
