import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

export interface RadioCardsProps<Value extends string> extends ChoiceCardsProps<Value> {
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One choice out of a few. */
export function RadioCards<Value extends string>({
  value,
  onChange,
  ...props
}: RadioCardsProps<Value>) {
  return (
    <ChoiceCards
      {...props}
      type="radio"
      isChosen={(each) => each === value}
      onChange={(each) => onChange(each)}
    />
  );
}
