import { ENDPOINTS, type EndpointName } from '@cangkir/api';
import { SelectField, TextAreaField, TextField } from '@cangkir/react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { KNOWN_CODES } from '../../backend/known-codes.ts';
import { MAX_OVERRIDE_BODY } from '../../backend/overrides.ts';
import { useSimulator } from '../simulator-context.tsx';
import { OverrideActions } from './override-actions.tsx';
import { FAULT_LABELS, OWN_BODY, OWN_CODE, overrideOf, USUAL_FAULT } from './override-of.ts';
import styles from './panel.module.css';

/** Makes the next answers of an endpoint fail, or arrive late. */
export function NextAnswers() {
  const { backend } = useSimulator();
  const titleId = useId();
  const left = useOverridesLeft();
  const [endpoint, setEndpoint] = useState<EndpointName | null>(null);
  const [fault, setFault] = useState(USUAL_FAULT);
  const [code, setCode] = useState(99999);
  const [body, setBody] = useState('<html><body>502 Bad Gateway</body></html>');
  const [delay, setDelay] = useState(0);
  const [times, setTimes] = useState(1);

  const isTooLong = fault === OWN_BODY && body.length > MAX_OVERRIDE_BODY;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooLong) return;
    backend.override(overrideOf({ endpoint, fault, code, body, delay, times }));
  }

  return (
    <form className={styles.form} aria-labelledby={titleId} onSubmit={handleSubmit}>
      <h3 className={styles.formTitle} id={titleId}>
        Next answers
      </h3>
      <SelectField
        label="Endpoint"
        value={endpoint ?? ''}
        onChange={({ target }) => setEndpoint(isEndpointName(target.value) ? target.value : null)}
      >
        <option value="">Any</option>
        {Object.keys(ENDPOINTS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField label="Fault" value={fault} onChange={({ target }) => setFault(target.value)}>
        <FaultOptions />
      </SelectField>
      {fault === OWN_CODE ? (
        <TextField
          label="Code"
          type="number"
          step={1}
          required
          value={Number.isNaN(code) ? '' : code}
          onChange={({ target }) => setCode(target.valueAsNumber)}
        />
      ) : null}
      {fault === OWN_BODY ? (
        <TextAreaField
          label="Body"
          spellCheck={false}
          {...(isTooLong && { error: 'A body may have 1 MB at most.' })}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      ) : null}
      <TextField
        label="Delay, ms"
        type="number"
        min={0}
        max={600_000}
        step={1}
        required
        value={Number.isNaN(delay) ? '' : delay}
        onChange={({ target }) => setDelay(target.valueAsNumber)}
      />
      <TextField
        label="Times"
        type="number"
        min={1}
        max={99}
        required
        value={Number.isNaN(times) ? '' : times}
        onChange={({ target }) => setTimes(target.valueAsNumber)}
      />
      <OverrideActions count={left} onClear={backend.clearOverrides} />
    </form>
  );
}

function FaultOptions() {
  return (
    <>
      {Object.entries(FAULT_LABELS).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
      <option value={OWN_CODE}>Another code…</option>
      <option value={OWN_BODY}>Another body…</option>
      {KNOWN_CODES.map(({ title, codes }) => (
        <optgroup key={title} label={title}>
          {codes.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} {name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

function useOverridesLeft(): number {
  const { backend } = useSimulator();
  const [left, setLeft] = useState(backend.overridesLeft);
  useEffect(() => backend.on('overrides', setLeft), [backend]);
  return left;
}

function isEndpointName(text: string): text is EndpointName {
  return Object.hasOwn(ENDPOINTS, text);
}
