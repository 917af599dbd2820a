import { BRIDGE_CODE, isMethodName, METHODS, type MethodName } from '@cangkir/bridge';
import { SelectField, TextField } from '@cangkir/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { DECLINED } from '../../host/answers.ts';
import type { HostReply } from '../../host/host.types.ts';
import type { WaitingOverride } from '../../host/named-overrides.ts';
import type { BridgeReply } from '../../scenario/step.ts';
import { usePhone } from '../simulator-context.tsx';
import { OverrideActions } from './override-actions.tsx';
import { overrideText } from './override-text.ts';
import styles from './panel.module.css';
import { SwitchCard } from './switch-card.tsx';

/** The place of the desk's overrides; scenarios have pointers. */
const POINTER = 'Next calls';

/** The answers for a call, by name. With a null code the app decides. */
const ANSWERS = {
  own: { label: 'As the app does', code: null },
  outsideApp: { label: `${BRIDGE_CODE.outsideApp} outside the app`, code: BRIDGE_CODE.outsideApp },
  noBridge: { label: `${BRIDGE_CODE.noBridge} no bridge`, code: BRIDGE_CODE.noBridge },
  unsupported: { label: `${BRIDGE_CODE.unsupported} no such call`, code: BRIDGE_CODE.unsupported },
  declined: { label: `${DECLINED} declined`, code: DECLINED },
  other: { label: 'Another code', code: null },
} as const;

type AnswerName = keyof typeof ANSWERS;

const TIMES = [
  { value: 1, label: 'Once' },
  { value: 2, label: 'Twice' },
  { value: 0, label: 'Never' },
] as const;

interface Draft extends Omit<BridgeReply, 'data'> {
  readonly method: MethodName;
  readonly answer: AnswerName;
  /** Counted from now: 1 is the next. */
  readonly nth: number;
}

const FIRST_DRAFT: Draft = {
  method: 'userInfo',
  answer: 'own',
  code: 500,
  msg: '',
  delay: 0,
  nth: 1,
  times: 1,
};

/** Makes the native app answer its next calls with a code, late, twice or never. */
export function NextCalls() {
  const { host } = usePhone();
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const waiting = useWaitingOverrides();
  const change = (next: Partial<Draft>) => setDraft({ ...draft, ...next });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { method, nth } = draft;
    host.overrides.add(method, {
      pointer: POINTER,
      nth: (host.overrides.counts()[method] ?? 0) + nth,
      reply: replyOf(draft),
      times: 1,
    });
  }

  return (
    <SwitchCard
      name="calls"
      title="Next calls"
      note={waiting.length === 0 ? undefined : `${waiting.length} overridden`}
    >
      <form className={styles.fields} aria-label="Next calls" onSubmit={handleSubmit}>
        <SelectField
          label="Call"
          value={draft.method}
          onChange={({ target }) => isMethodName(target.value) && change({ method: target.value })}
        >
          {Object.keys(METHODS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <AnswerFields draft={draft} change={change} />
        <TextField
          label="Delay"
          hint="Milliseconds before the answer."
          type="number"
          min={0}
          max={600_000}
          required
          value={draft.delay}
          onChange={({ target }) => change({ delay: target.valueAsNumber })}
        />
        <TextField
          label="Which"
          hint="Counted from now: 1 is the next call."
          type="number"
          min={1}
          max={99}
          required
          value={draft.nth}
          onChange={({ target }) => change({ nth: target.valueAsNumber })}
        />
        <SelectField
          label="Given"
          value={draft.times}
          onChange={({ target }) => {
            const times = TIMES.find(({ value }) => String(value) === target.value);
            if (times !== undefined) change({ times: times.value });
          }}
        >
          {TIMES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <OverrideActions count={waiting.length} onClear={host.overrides.clear} />
      </form>
      {waiting.length === 0 ? null : (
        <ol className={styles.list} aria-label="Overrides that wait for their call">
          {waiting.map((override, index) => (
            // Two overrides may be identical.
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
            <li key={index}>
              {overrideText(override, host.overrides.counts()[override.name] ?? 0)}
            </li>
          ))}
        </ol>
      )}
    </SwitchCard>
  );
}

interface AnswerFieldsProps {
  readonly draft: Draft;
  readonly change: (next: Partial<Draft>) => void;
}

function AnswerFields({ draft, change }: AnswerFieldsProps) {
  return (
    <>
      <SelectField
        label="Answer"
        value={draft.answer}
        onChange={({ target }) => isAnswerName(target.value) && change({ answer: target.value })}
      >
        {Object.entries(ANSWERS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      {draft.answer === 'other' ? (
        <TextField
          label="Code"
          type="number"
          required
          value={draft.code}
          onChange={({ target }) => change({ code: target.valueAsNumber })}
        />
      ) : null}
      {draft.answer === 'own' ? null : (
        <TextField
          label="Message"
          value={draft.msg}
          onChange={({ target }) => change({ msg: target.value })}
        />
      )}
    </>
  );
}

function replyOf({ answer, code, msg, delay, times }: Draft): HostReply {
  if (answer === 'own') return { answer, delay, times };
  return { code: ANSWERS[answer].code ?? code, data: null, msg, delay, times };
}

function isAnswerName(text: string): text is AnswerName {
  return Object.hasOwn(ANSWERS, text);
}

function useWaitingOverrides(): readonly WaitingOverride<HostReply>[] {
  const { overrides } = usePhone().host;
  const [waiting, setWaiting] = useState(overrides.waiting);
  useEffect(() => overrides.subscribe(() => setWaiting(overrides.waiting())), [overrides]);
  return waiting;
}
