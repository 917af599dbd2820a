/** The types of a machine, for `setup`. Used at compile time only. */
export function machineTypes<Types extends object>(): Types {
  // biome-ignore lint/plugin: XState takes its types from a value that it never reads.
  return {} as Types;
}
