/** The numbers that a field takes. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Whole numbers unless `any`. */
  readonly step?: 'any' | undefined;
}

/** The sentence for the numbers that a field takes. */
export function numberHint({ min, max, step }: NumberRange): string {
  const kind = step === 'any' ? 'A number' : 'A whole number';
  return `${kind} from ${numberText(min)} to ${numberText(max)}.`;
}

function numberText(value: number): string {
  return value.toLocaleString('en').replace('-', '−');
}
