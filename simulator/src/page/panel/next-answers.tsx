import { ENDPOINTS, type EndpointName } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import type { Override } from '../../backend/backend.types.ts';
import { Button } from '../controls/button.tsx';
import { SelectField, TextField } from '../controls/field.tsx';
import { useSimulator } from '../simulator-context.tsx';
import styles from './panel.module.css';

/** What can become of an answer, by name. */
const FAULTS = {
  lost: { label: 'Done, answer lost', network: 'lost' },
  offline: { label: 'Never arrives', network: 'offline' },
  silent: { label: 'Never answered', network: 'silent' },
  late: { label: '5 seconds late', delay: 5000 },
  busy: { label: `${RESPONSE_CODE.serverBusy} server busy`, code: RESPONSE_CODE.serverBusy },
  tokenInvalid: {
    label: `${RESPONSE_CODE.tokenInvalid} token invalid`,
    code: RESPONSE_CODE.tokenInvalid,
  },
  unknown: { label: '99999 unknown code', code: 99999 },
  garbage: { label: 'Garbage', body: '<html><body>502 Bad Gateway</body></html>' },
} as const satisfies Readonly<
  Record<string, Omit<Override, 'times' | 'endpoint'> & { label: string }>
>;

type FaultName = keyof typeof FAULTS;

/** Makes the next answers of an endpoint go wrong. */
export function NextAnswers() {
  const { backend } = useSimulator();
  const titleId = useId();
  const left = useOverridesLeft();
  const [endpoint, setEndpoint] = useState<EndpointName | null>(null);
  const [fault, setFault] = useState<FaultName>('lost');
  const [times, setTimes] = useState(1);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { label: _, ...override } = FAULTS[fault];
    backend.override({ ...override, times, ...(endpoint !== null && { endpoint }) });
  }

  return (
    <form className={styles['form']} aria-labelledby={titleId} onSubmit={handleSubmit}>
      <h3 className={styles['formTitle']} id={titleId}>
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
      <SelectField
        label="Fault"
        value={fault}
        onChange={({ target }) => isFaultName(target.value) && setFault(target.value)}
      >
        {Object.entries(FAULTS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Times"
        type="number"
        min={1}
        max={99}
        required
        value={times}
        onChange={({ target }) => setTimes(target.valueAsNumber)}
      />
      <div className={styles['actions']}>
        <p className={styles['status']} role="status">
          {left === 0 ? 'None armed' : `${left} armed`}
        </p>
        <Button disabled={left === 0} onClick={backend.clearOverrides}>
          Disarm
        </Button>
        <Button type="submit">Arm</Button>
      </div>
    </form>
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

function isFaultName(text: string): text is FaultName {
  return Object.hasOwn(FAULTS, text);
}
