/** A color and a background that it may have, by the names of their tokens. */
export interface ColorPair {
  readonly front: string;
  readonly ground: string;
}

/** Every text and its possible backgrounds. */
export const TEXTS = pairsOf({
  ink: ['paper', 'surface', 'sunken', 'brand-soft', 'amber-soft', 'danger-soft'],
  'ink-soft': ['paper', 'surface', 'sunken'],
  espresso: ['paper', 'surface', 'sunken'],
  'brand-ink': ['paper', 'surface', 'brand-soft'],
  'amber-ink': ['paper', 'surface', 'amber-soft'],
  'danger-ink': ['paper', 'surface', 'danger-soft'],
  'on-brand': ['brand', 'brand-strong'],
  'on-amber': ['amber'],
  'on-danger': ['danger', 'danger-strong'],
  'on-hero': ['hero'],
  'on-inverse': ['inverse'],
  'on-oat': ['oat'],
  'on-oat-action': ['oat-action'],
  'oat-action': ['paper', 'surface', 'oat-soft'],
});

/** Borders and marks, and the backgrounds that they must stand out from. */
export const LINES = pairsOf({
  'line-strong': ['paper', 'surface'],
  focus: ['paper', 'surface'],
  brand: ['paper', 'surface', 'brand-soft'],
  'danger-ink': ['surface'],
});

function pairsOf(chart: Readonly<Record<string, readonly string[]>>): readonly ColorPair[] {
  return Object.entries(chart).flatMap(([front, grounds]) =>
    grounds.map((ground) => ({ front, ground })),
  );
}
