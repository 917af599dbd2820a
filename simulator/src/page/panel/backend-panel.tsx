import { CLAIM_CODE } from '@cangkir/core';
import { Button, SelectField } from '@cangkir/react';
import { FIXTURES } from '../../backend/fixtures.ts';
import { knownCodes } from '../../backend/known-codes.ts';
import { isFixtureName } from '../../settings/settings.ts';
import { useDeskSettings, useSimulator } from '../simulator-context.tsx';
import { NextAnswers } from './next-answers.tsx';
import styles from './panel.module.css';
import { SwitchCard } from './switch-card.tsx';

/** The codes of section 4. */
const CLAIM_CODES = [{ code: CLAIM_CODE.claimed, name: 'in progress' }, ...knownCodes('claim')];

/** The backend's data, and how it answers. */
export function BackendPanel() {
  const { configure, resetBackend } = useSimulator();
  const { fixture, claimCode } = useDeskSettings();

  return (
    <SwitchCard name="backend" title="Backend">
      <SelectField
        label="Data"
        value={fixture}
        onChange={({ target }) =>
          isFixtureName(target.value) && configure({ fixture: target.value })
        }
      >
        {Object.entries(FIXTURES).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={resetBackend}>
          Reset data
        </Button>
      </div>
      <SelectField
        label="Claim code"
        value={claimCode ?? ''}
        onChange={({ target }) =>
          configure({ claimCode: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">By the rules</option>
        {CLAIM_CODES.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </SelectField>
      <NextAnswers />
    </SwitchCard>
  );
}
