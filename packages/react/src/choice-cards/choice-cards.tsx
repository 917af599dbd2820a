import { type ReactNode, useId } from 'react';
import { Choice } from '../choice/choice.tsx';
import styles from './choice-cards.module.css';
import { ChoiceGroup, type ChoiceGroupTexts } from './choice-group.tsx';

/** A choice on a card of its own. */
export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string;
  /** An icon or a small picture. */
  readonly icon?: ReactNode;
  /** At the end of the card, such as a price. */
  readonly trailing?: string;
  readonly disabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string> extends ChoiceGroupTexts {
  readonly cards: readonly ChoiceCard<Value>[];
}

interface AnyChoiceCardsProps<Value extends string> extends ChoiceCardsProps<Value> {
  readonly type: 'radio' | 'checkbox';
  readonly isChosen: (value: Value) => boolean;
  readonly onChange: (value: Value, isChosen: boolean) => void;
}

/** The cards of a few choices that need a word of explanation each. */
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
          disabled={card.disabled}
          onChange={({ target }) => onChange(card.value, target.checked)}
        >
          <span className={styles.card}>
            {card.icon ? <span className={styles.icon}>{card.icon}</span> : null}
            <span className={styles.body}>
              <span className={styles.texts}>
                <span className={styles.title}>{card.label}</span>
                {card.detail ? <span className={styles.detail}>{card.detail}</span> : null}
              </span>
              {card.trailing ? <span className={styles.trailing}>{card.trailing}</span> : null}
            </span>
            <span className={styles.dot} />
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
