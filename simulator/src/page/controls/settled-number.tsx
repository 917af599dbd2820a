import type { ComponentProps } from 'react';
import { type NumberRange, numberWords } from './number-words.ts';
import { SettledField } from './settled-field.tsx';

interface SettledNumberProps
  extends NumberRange,
    Pick<ComponentProps<typeof SettledField>, 'label' | 'hint' | 'disabled'> {
  readonly value: number;
  readonly onSettle: (value: number) => void;
}

/** A field for a number, which counts when it is left, or on Enter. */
export function SettledNumber({ value, onSettle, ...rest }: SettledNumberProps) {
  return (
    <SettledField
      type="number"
      value={String(value)}
      allowed={numberWords(rest)}
      onSettle={(text) => onSettle(Number(text))}
      {...rest}
    />
  );
}
