import { type ReactNode, useState } from 'react';

interface ControlledProps<Value> {
  readonly initial: Value;
  /** Called as well as the value changes. */
  readonly onChange: (value: Value) => void;
  /** Shows the controlled component. */
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component, as a screen does. */
export function Controlled<Value>({ initial, onChange, children }: ControlledProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange(next);
  });
}
