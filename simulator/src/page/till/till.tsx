import { Button, TextField } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import { type SubmitEvent, useState } from 'react';
import type { Redemption } from '../../backend/backend.types.ts';
import type { ScanResult } from '../../desk/desk.types.ts';
import { useDeskSettings, useSimulator } from '../simulator-context.tsx';
import styles from './till.module.css';
import { moment, shownCode, verdictOf } from './verdict.ts';

/** The pause before the scanner reads again, in this machine's time. */
const SCAN_PAUSE_MS = 800;

/** The till of a store: it scans a phone's screen, or takes a typed code. */
export function Till() {
  const simulator = useSimulator();
  const { selectedPhone, hasSecondPhone } = useDeskSettings();
  const phone = hasSecondPhone ? selectedPhone : 'first';
  const [scanned, setScanned] = useState<ScanResult | null>(null);
  const [isScanning, setIsScanning] = useState(false);
  const [typed, setTyped] = useState('');

  async function scan() {
    setIsScanning(true);
    try {
      setScanned(await simulator.scanScreen(phone));
      await rest();
    } finally {
      setIsScanning(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setScanned({ kind: 'read', code: typed, result: simulator.backend.redeem(typed) });
    setTyped('');
  }

  return (
    <div className={styles['till']}>
      <Button busy={isScanning} onClick={scan}>
        Scan the {hasSecondPhone ? `${phone} ` : ''}phone’s screen
      </Button>
      <form className={styles['form']} onSubmit={handleSubmit}>
        <TextField
          label="Voucher code"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="secondary" type="submit" disabled={typed.trim() === ''}>
          Redeem
        </Button>
      </form>
      <div role="status" aria-label="Till result">
        {scanned === null ? (
          <p className={styles['idle']}>Nothing scanned yet.</p>
        ) : (
          <Result scanned={scanned} />
        )}
      </div>
      <History />
    </div>
  );
}

/** Without a pause the scanner would read the voucher that it has just redeemed, and refuse it. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SCAN_PAUSE_MS));
}

function Result({ scanned }: { readonly scanned: ScanResult }) {
  const { look, title, detail } = verdictOf(scanned);
  return (
    <div className={styles['result']} data-look={look}>
      <p className={styles['verdict']}>{title}</p>
      {scanned.kind === 'read' ? <p className={styles['code']}>{shownCode(scanned.code)}</p> : null}
      <p>{detail}</p>
    </div>
  );
}

/** The redemptions since the page was opened. */
function History() {
  const { till } = useSimulator().stores;
  const redemptions = useSelector(till, ({ context }) => context.redemptions);
  const accepted = redemptions.filter(({ result }) => result.ok).length;
  return (
    <section className={styles['history']} aria-label="This session">
      <h2 className={styles['title']}>
        This session
        <span className={styles['count']}>
          {redemptions.length === 0
            ? 'nothing yet'
            : `${accepted} accepted, ${redemptions.length - accepted} refused`}
        </span>
      </h2>
      <ol className={styles['redemptions']}>
        {redemptions.map((redemption) => (
          <Line key={redemption.id} redemption={redemption} />
        ))}
      </ol>
    </section>
  );
}

function Line({ redemption }: { readonly redemption: Redemption }) {
  const { at, code, result } = redemption;
  const { look, title, detail } = verdictOf({ kind: 'read', code, result });
  return (
    <li className={styles['redemption']}>
      <span className={styles['mark']} data-look={look}>
        {title}
      </span>
      <code className={styles['redeemed']}>{shownCode(code)}</code>
      <span className={styles['detail']}>
        {detail} · {moment(at)}
      </span>
    </li>
  );
}
