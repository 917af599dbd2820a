import fc from 'fast-check';

/** Any text, including lone surrogates. `fc.string({ unit: 'binary' })` takes a second to start. */
export function arbitraryText(): fc.Arbitrary<string> {
  return fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
}
