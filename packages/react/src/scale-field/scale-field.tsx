import { useId } from 'react';
import { Choice } from '../choice/choice.tsx';
import { ChoiceGroup, type ChoiceGroupTexts } from '../choice-cards/choice-group.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './scale-field.module.css';

export interface ScaleFieldProps extends ChoiceGroupTexts {
  /** The scale goes from 1 to this. */
  readonly steps: number;
  /** What 1 stands for. */
  readonly lowest: string;
  /** What the last step stands for. */
  readonly highest: string;
  /** Null while nothing is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** A number on a short scale whose ends have a meaning. */
export function ScaleField({ steps, lowest, highest, value, onChange, ...texts }: ScaleFieldProps) {
  const name = useId();
  const numbers = Array.from({ length: steps }, (_, index) => index + 1);
  const meanings = new Map([
    [1, lowest],
    [steps, highest],
  ]);
  return (
    <ChoiceGroup {...texts} role="radiogroup">
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <Choice
            key={number}
            type="radio"
            name={name}
            checked={number === value}
            onChange={() => onChange(number)}
          >
            <span className={styles.number}>
              {number}
              <VisuallyHidden>{meanings.get(number)}</VisuallyHidden>
            </span>
          </Choice>
        ))}
      </div>
      <div aria-hidden="true" className={styles.ends}>
        <span>{lowest}</span>
        <span>{highest}</span>
      </div>
    </ChoiceGroup>
  );
}
