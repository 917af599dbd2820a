import type { BridgeParam } from '@cangkir/core';
import { SelectField, Switch, TextField } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface BridgeParamFieldProps {
  readonly param: BridgeParam;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A parameter by its kind: a switch, a choice, or a text. */
export function BridgeParamField({ param, text, onChange }: BridgeParamFieldProps) {
  const { t } = useTranslation('bridge');
  const { name, kind, options, isOptional } = param;
  const label = isOptional ? t('optional', { name }) : name;

  if (kind === 'boolean') {
    return (
      <Switch
        label={label}
        checked={text === 'true'}
        onChange={(checked) => onChange(String(checked))}
      />
    );
  }
  if (options.length > 0) {
    return (
      <SelectField label={label} value={text} onChange={({ target }) => onChange(target.value)}>
        <option value="" />
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={label}
      value={text}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
