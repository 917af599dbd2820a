import { groupVoucherCode } from '@cangkir/core';
import { type SubmitEvent, useState } from 'react';
import type { ScanResult } from '../../simulator/simulator.types.ts';
import { Button } from '../controls/button.tsx';
import { Card } from '../controls/card.tsx';
import { TextField } from '../controls/field.tsx';
import { useSimulator } from '../simulator-context.tsx';
import styles from './till.module.css';
import { verdictOf } from './verdict.ts';

/** The till of a store: it reads the phone's screen, or takes a code that somebody reads out. */
export function Till() {
  const simulator = useSimulator();
  const [scanned, setScanned] = useState<ScanResult | null>(null);
  const [isScanning, setIsScanning] = useState(false);
  const [typed, setTyped] = useState('');

  async function scan() {
    setIsScanning(true);
    setScanned(await simulator.scanScreen().finally(() => setIsScanning(false)));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setScanned({ kind: 'read', code: typed, result: simulator.backend.redeem(typed) });
    setTyped('');
  }

  return (
    <Card title="Till">
      <div className={styles['ways']}>
        <Button look="main" disabled={isScanning} onClick={scan}>
          Scan the phone’s screen
        </Button>
        <form className={styles['form']} onSubmit={handleSubmit}>
          <TextField
            label="Voucher code"
            spellCheck={false}
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">Redeem</Button>
        </form>
      </div>
      <div role="status" aria-label="Till result">
        {scanned === null ? (
          <p className={styles['idle']}>Nothing scanned yet.</p>
        ) : (
          <Result scanned={scanned} />
        )}
      </div>
    </Card>
  );
}

function Result({ scanned }: { readonly scanned: ScanResult }) {
  const { look, title, detail } = verdictOf(scanned);
  return (
    <div className={styles['result']} data-look={look}>
      <p className={styles['verdict']}>{title}</p>
      {scanned.kind === 'read' ? (
        <p className={styles['code']}>{groupVoucherCode(scanned.code).join(' ')}</p>
      ) : null}
      <p>{detail}</p>
    </div>
  );
}
