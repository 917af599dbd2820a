/** Creates a value on first use, and returns the same one ever after. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
