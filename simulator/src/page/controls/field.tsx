import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  /** One short sentence beneath. */
  readonly hint?: string | undefined;
}

/** A line of text or a number with its label. */
export function TextField({ label, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <LabelledField label={label} hint={hint}>
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
}

function LabelledField(props: FieldProps & { readonly children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {props.label}
      </label>
      {props.children(props.hint === undefined ? { id } : { id, 'aria-describedby': hintId })}
      {props.hint === undefined ? null : (
        <p className={styles['hint']} id={hintId}>
          {props.hint}
        </p>
      )}
    </div>
  );
}
