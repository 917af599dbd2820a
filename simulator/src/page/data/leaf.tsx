import { type KeyboardEvent, useId, useState } from 'react';
import { formatPointer } from '../../shared/json-pointer.ts';
import { useSimulator } from '../simulator-context.tsx';
import { takeFocus } from '../take-focus.ts';
import styles from './data.module.css';
import { isMasked, shownValue } from './shown.ts';
import { withTyped } from './with-typed.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Jakarta',
});

interface LeafProps {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly name: string;
}

/** A value of the state. A press edits it. */
export function Leaf({ path, value, name }: LeafProps) {
  const [shown, setShown] = useState<'value' | 'editor' | 'changed'>('value');
  const key = path.at(-1) ?? '';
  return (
    <div className={styles.leaf}>
      <span className={styles.key}>{name}</span>
      {shown === 'editor' ? (
        <Editor
          pointer={formatPointer(path)}
          name={name}
          initial={isMasked(key, value) ? '' : shownValue(key, value)}
          onDone={(byKey) => setShown(byKey ? 'changed' : 'value')}
        />
      ) : (
        <>
          <button
            type="button"
            className={styles.value}
            aria-label={`${shownValue(key, value)}, change ${name}`}
            // A keyboard user continues where they were.
            {...(shown === 'changed' && { ref: takeFocus })}
            onClick={() => setShown('editor')}
          >
            {shownValue(key, value)}
          </button>
          {isMoment(key, value) ? (
            <span className={styles.moment}>{MOMENT.format(value)} WIB</span>
          ) : null}
        </>
      )}
    </div>
  );
}

interface EditorProps {
  readonly pointer: string;
  readonly name: string;
  readonly initial: string;
  /** The person is done, by a key or by going elsewhere. */
  readonly onDone: (byKey: boolean) => void;
}

function Editor({ pointer, name, initial, onDone }: EditorProps) {
  const { backend } = useSimulator();
  const problemId = useId();
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);

  function settle(byKey: boolean) {
    if (text === initial) return onDone(byKey);
    const changed = withTyped(backend.snapshot(), pointer, text);
    if (!changed.ok) return setProblem(changed.failure);
    backend.edit(changed.value);
    onDone(byKey);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The button that takes the place of the field would be pressed by the same key.
    event.preventDefault();
    if (event.key === 'Enter') settle(true);
    else onDone(true);
  }

  return (
    <div className={styles.editor}>
      <input
        ref={takeFocus}
        className={styles.input}
        aria-label={name}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': problemId })}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => settle(false)}
      />
      {problem === null ? null : (
        <p className={styles.problem} id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function isMoment(key: string, value: unknown): value is number {
  return key.endsWith('At') && typeof value === 'number';
}
