import { Button, TextField } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import { type SubmitEvent, useState } from 'react';
import {
  ACTION_NAMES,
  ACTION_ROWS,
  type ActionDone,
  type ActionName,
} from '../../backend/actions.ts';
import { wibMoment } from '../../shared/wib-moment.ts';
import { useDeskSettings, useSimulator } from '../simulator-context.tsx';
import styles from './till.module.css';

/** The pause before the scanner reads again, in this machine's time. */
const SCAN_PAUSE_MS = 800;

type Outcome = Pick<ActionDone, 'name' | 'argument' | 'result'>;

/** The till of a store: it scans a phone's screen, or takes what is typed. */
export function Till() {
  const simulator = useSimulator();
  const { selectedPhone, hasSecondPhone } = useDeskSettings();
  const phone = hasSecondPhone ? selectedPhone : 'first';
  const [shown, setShown] = useState<Outcome | 'noCode' | null>(null);
  const [isScanning, setIsScanning] = useState(false);

  async function scan() {
    setIsScanning(true);
    try {
      const scanned = await simulator.scanScreen(phone);
      setShown(
        scanned.kind === 'nothing'
          ? 'noCode'
          : { name: scanned.name, argument: scanned.code, result: scanned.result },
      );
      await rest();
    } finally {
      setIsScanning(false);
    }
  }

  return (
    <div className={styles.till}>
      <Button isBusy={isScanning} onClick={scan}>
        Scan the {hasSecondPhone ? `${phone} ` : ''}phone’s screen
      </Button>
      {ACTION_NAMES.map((name) => (
        <ActionForm key={name} name={name} onDone={setShown} />
      ))}
      <div role="status" aria-label="Till result">
        <Result shown={shown} />
      </div>
      <History />
    </div>
  );
}

interface ActionFormProps {
  readonly name: ActionName;
  onDone(outcome: Outcome): void;
}

/** Does an action with what is typed. Nothing where the till does not do it. */
function ActionForm({ name, onDone }: ActionFormProps) {
  const { backend } = useSimulator();
  const [typed, setTyped] = useState('');
  const { till } = ACTION_ROWS[name];
  if (till === null) return null;
  const { read } = till;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const argument = read(typed);
    onDone({ name, argument, result: Reflect.apply(backend[name], null, [argument]) });
    setTyped('');
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={till.label}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button variant="secondary" type="submit" disabled={typed.trim() === ''}>
        {till.button}
      </Button>
    </form>
  );
}

/** Without a pause the scanner would read the voucher that it has just redeemed, and refuse it. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SCAN_PAUSE_MS));
}

function Result({ shown }: { readonly shown: Outcome | 'noCode' | null }) {
  if (shown === null) return <p className={styles.idle}>Nothing scanned yet.</p>;
  if (shown === 'noCode') {
    return (
      <div className={styles.result}>
        <p className={styles.verdict}>No code seen</p>
        <p>Show a QR code on the phone.</p>
      </div>
    );
  }
  const { look, title, detail, argument } = outcomeLabel(shown);
  return (
    <div className={styles.result} data-look={look}>
      <p className={styles.verdict}>{title}</p>
      <p className={styles.code}>{argument}</p>
      <p>{detail}</p>
    </div>
  );
}

function outcomeLabel({ name, argument, result }: Outcome) {
  const { verdict, till } = ACTION_ROWS[name];
  const { isAccepted, message } = verdict(result);
  return {
    look: isAccepted ? 'accepted' : 'refused',
    title: isAccepted ? 'Accepted' : 'Refused',
    detail: message,
    argument: till?.shown(argument) ?? null,
  };
}

/** What the till did since the page was opened. */
function History() {
  const { till } = useSimulator().stores;
  const entries = useSelector(till, ({ context }) => context.entries);
  const accepted = entries.filter(
    ({ name, result }) => ACTION_ROWS[name].verdict(result).isAccepted,
  ).length;
  return (
    <section aria-label="This session">
      <h2 className={styles.title}>
        This session
        <span className={styles.count}>
          {entries.length === 0
            ? 'nothing yet'
            : `${accepted} accepted, ${entries.length - accepted} refused`}
        </span>
      </h2>
      <ol className={styles.redemptions}>
        {entries.map((entry) => (
          <Line key={entry.id} done={entry} />
        ))}
      </ol>
    </section>
  );
}

function Line({ done }: { readonly done: ActionDone }) {
  const { look, title, detail, argument } = outcomeLabel(done);
  return (
    <li className={styles.redemption}>
      <span className={styles.mark} data-look={look}>
        {title}
      </span>
      <code className={styles.redeemed}>{argument}</code>
      <span className={styles.detail}>
        {detail} · {wibMoment(done.at)}
      </span>
    </li>
  );
}
