import { type ReactNode, useId } from 'react';
import styles from './radio-cards.module.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string;
  /** An icon or a small picture. */
  readonly icon?: ReactNode;
  /** At the end of the card, such as a price. */
  readonly trailing?: string;
  readonly disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> {
  readonly label: string;
  readonly cards: readonly RadioCard<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One choice out of a few that need a word of explanation each. */
export function RadioCards<Value extends string>({
  label,
  cards,
  value,
  onChange,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {cards.map((card) => (
        <label key={card.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={card.value === value}
            disabled={card.disabled}
            onChange={() => onChange(card.value)}
          />
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
        </label>
      ))}
    </fieldset>
  );
}
