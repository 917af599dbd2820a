import { CommitField, type CommitFieldProps } from '../commit-field/commit-field.tsx';

export interface NumberFieldProps
  extends Pick<CommitFieldProps, 'label' | 'hint' | 'disabled' | 'invalidText'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Whole numbers unless `any`. */
  readonly step?: 'any' | undefined;
  /** Gets a number in range when the field is left or on Enter. */
  readonly onCommit: (value: number) => void;
}

/** A number. Like a {@link CommitField}, it takes effect when the field is left or on Enter. */
export function NumberField({ value, onCommit, ...rest }: NumberFieldProps) {
  return (
    <CommitField
      {...rest}
      type="number"
      value={String(value)}
      onCommit={(text) => onCommit(Number(text))}
    />
  );
}
