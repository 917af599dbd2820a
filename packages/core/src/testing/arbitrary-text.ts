import fc from 'fast-check';

/** Any text, lone surrogates among it. `fc.string({ unit: 'binary' })` takes a second to begin. */
export function arbitraryText(): fc.Arbitrary<string> {
  return fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
}
