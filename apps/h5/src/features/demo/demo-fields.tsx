import {
  CommitField,
  CountedTextArea,
  CountryButton,
  NumberField,
  OtpField,
  SearchField,
  SelectField,
  TextAreaField,
  TextField,
} from '@cangkir/react';
import { useState } from 'react';
import { InTurn } from '../../frame/in-turn.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DemoSection } from './demo-section.tsx';

export function DemoFields() {
  const { t } = useTranslation('demo');
  const [text, setText] = useState('');
  const [number, setNumber] = useState(2);
  return (
    <InTurn>
      <DemoSection title="TextField, CountryButton">
        <TextField
          label="TextField"
          hint={t('text')}
          error={t('problem')}
          leading={<CountryButton country="ID" callingCode="62" label={t('open')} />}
        />
      </DemoSection>
      <DemoSection title="SearchField, SelectField, OtpField">
        <SearchField label="SearchField" clearLabel={t('close')} value={text} onChange={setText} />
        <SelectField label="SelectField">
          <option>{t('first')}</option>
          <option>{t('second')}</option>
        </SelectField>
        <OtpField label="OtpField" length={6} value={text} onChange={setText} />
      </DemoSection>
      <DemoSection title="NumberField, CommitField">
        <NumberField
          label="NumberField"
          invalidText={t('problem')}
          value={number}
          min={0}
          max={9}
          onCommit={setNumber}
        />
        <CommitField
          label="CommitField"
          invalidText={t('problem')}
          value={text}
          onCommit={setText}
        />
      </DemoSection>
      <DemoSection title="TextAreaField, CountedTextArea">
        <TextAreaField label="TextAreaField" />
        <CountedTextArea
          label="CountedTextArea"
          value={text}
          onChange={setText}
          countText={(count) => `${count}`}
        />
      </DemoSection>
    </InTurn>
  );
}
