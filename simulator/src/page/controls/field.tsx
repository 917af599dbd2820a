import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  /** One short sentence beneath. */
  readonly hint?: string | undefined;
}

interface ProblemProps {
  /** What is wrong with what was typed; null where nothing is. */
  readonly problem?: string | null;
}

/** A line of text or a number with its label. */
export function TextField({
  label,
  hint,
  problem = null,
  ...input
}: FieldProps & ProblemProps & ComponentProps<'input'>) {
  return (
    <LabelledField label={label} hint={hint} problem={problem}>
      {(ids) => <input className={styles['control']} autoComplete="off" {...ids} {...input} />}
    </LabelledField>
  );
}

/** Some lines of text, with their label. */
export function AreaField({ label, hint, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <LabelledField label={label} hint={hint}>
      {(ids) => <textarea className={styles['area']} rows={3} {...ids} {...area} />}
    </LabelledField>
  );
}

/** A choice out of a list, with its label. */
export function SelectField({ label, hint, ...select }: FieldProps & ComponentProps<'select'>) {
  return (
    <LabelledField label={label} hint={hint}>
      {(ids) => <select className={styles['control']} {...ids} {...select} />}
    </LabelledField>
  );
}

interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface LabelledFieldProps extends FieldProps, ProblemProps {
  readonly children: (ids: ControlIds) => ReactNode;
}

function LabelledField({ label, hint, problem = null, children }: LabelledFieldProps) {
  const id = useId();
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const described = [
    ...(hint === undefined ? [] : [hintId]),
    ...(problem === null ? [] : [problemId]),
  ];
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
        ...(problem !== null && { 'aria-invalid': true }),
      })}
      {hint === undefined ? null : (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
      {problem === null ? null : (
        <p className={styles['problem']} id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
