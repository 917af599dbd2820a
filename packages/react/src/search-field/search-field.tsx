import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './search-field.module.css';

/** More than a person types, and little enough for any list to search. */
const MAX_LENGTH = 100;

export interface SearchFieldProps {
  /** Names the field, and stands in it while it is empty. */
  readonly label: string;
  /** Names the button that empties the field. */
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field whose results appear while the person types. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function clear(): void {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.frame}>
      <Icon name="search" size={1.25} />
      <input
        ref={input}
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        aria-label={label}
        placeholder={label}
        className={styles.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        // The results are there already: Enter only puts the keyboard away.
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {value === '' ? null : (
        <IconButton label={clearLabel} onClick={clear}>
          <Icon name="close" size={1.25} />
        </IconButton>
      )}
    </div>
  );
}
