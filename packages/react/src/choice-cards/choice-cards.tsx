import { useId } from 'react';
import { Choice } from '../choice/choice.tsx';
import styles from './choice-cards.module.css';
import { ChoiceGroup, type ChoiceGroupTexts } from './choice-group.tsx';

/** A choice on a card of its own. */
export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceCardsProps<Value extends string> extends ChoiceGroupTexts {
  readonly cards: readonly ChoiceCard<Value>[];
}

interface AnyChoiceCardsProps<Value extends string> extends ChoiceCardsProps<Value> {
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: Value) => boolean;
  readonly onChange: (value: Value, isChosen: boolean) => void;
}

/** The cards of a few choices. */
export function ChoiceCards<Value extends string>({
  type,
  cards,
  isChosen,
  onChange,
  ...texts
}: AnyChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <ChoiceGroup {...texts} role={type === 'radio' ? 'radiogroup' : 'group'}>
      {cards.map((card) => (
        <Choice
          key={card.value}
          type={type}
          name={name}
          checked={isChosen(card.value)}
          onChange={({ target }) => onChange(card.value, target.checked)}
        >
          <span className={styles.card}>
            {card.label}
            <span className={styles.dot} />
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
