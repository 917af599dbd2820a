import { Button } from '@cangkir/react';
import { type SubmitEvent, useId, useState } from 'react';
import { examplePayload } from '../../chart/event-payloads.ts';
import { parsePayload } from '../../chart/payload.ts';
import type { MachineEvent, RunningMachine } from '../../chart/running-machines.types.ts';
import styles from './event-sender.module.css';

interface EventSenderProps {
  readonly machine: RunningMachine;
  readonly onSend: (event: MachineEvent) => void;
  /** Typed payloads, by machine and event. They outlive this machine. */
  readonly typed: ReadonlyMap<string, string>;
  readonly onType: (key: string, text: string) => void;
}

/** The events that the machine accepts now, each with a button. */
export function EventSender({ machine, onSend, typed, onType }: EventSenderProps) {
  const titleId = useId();
  const events = machine.events.map((type) => ({
    type,
    key: `${machine.machineId} ${type}`,
    example: examplePayload(machine.machineId, type),
  }));
  const plain = events.filter(({ example }) => example === null);

  return (
    <section aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId}>
        Events that can be sent now
      </h3>
      {events.length === 0 && (
        <p className={styles.none}>None: it waits for something else, or is done.</p>
      )}
      {plain.length > 0 && (
        <ul className={styles.plain}>
          {plain.map(({ type }) => (
            <li key={type}>
              <Button variant="secondary" onClick={() => onSend({ type })}>
                {type}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {events.map(
        ({ type, key, example }) =>
          example !== null && (
            <PayloadForm
              key={key}
              type={type}
              text={typed.get(key) ?? JSON.stringify(example)}
              onType={(text) => onType(key, text)}
              onSend={onSend}
            />
          ),
      )}
    </section>
  );
}

interface PayloadFormProps {
  readonly type: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSend: (event: MachineEvent) => void;
}

/** An event with a payload, typed as JSON. */
function PayloadForm({ type, text, onType, onSend }: PayloadFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const payload = parsePayload(text);
    setProblem(payload.ok ? null : payload.failure);
    if (payload.ok) onSend({ ...payload.value, type });
  }

  return (
    <form className={styles.form} aria-label={type} onSubmit={handleSubmit}>
      <label className={styles.label} htmlFor={id}>
        {type} carries
      </label>
      <textarea
        className={styles.payload}
        id={id}
        rows={1}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onType(target.value)}
      />
      <Button variant="secondary" type="submit">
        Send {type}
      </Button>
      <p className={styles.problem} id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </form>
  );
}
