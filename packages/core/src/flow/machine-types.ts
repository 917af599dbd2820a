/** Tells `setup` the types of a machine: it reads them at compile time alone. */
export function machineTypes<Types extends object>(): Types {
  // biome-ignore lint/plugin: XState takes its types from a value that it never reads.
  return {} as Types;
}
