import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

export interface CheckboxCardsProps<Value extends string> extends ChoiceCardsProps<Value> {
  /** What is chosen. */
  readonly values: readonly Value[];
  /** The person chooses a card, or takes it back. */
  readonly onChange: (value: Value, isChosen: boolean) => void;
}

/** Any number of choices out of a few. */
export function CheckboxCards<Value extends string>({
  values,
  ...props
}: CheckboxCardsProps<Value>) {
  return <ChoiceCards {...props} type="checkbox" isChosen={(value) => values.includes(value)} />;
}
