import { Button, QrCode, SelectField } from '@cangkir/react';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  BACKEND_COMMAND,
  LOCAL_NETWORK,
  LOCAL_NETWORK_PATH,
  type LocalNetwork,
} from '../../shared/local-network.ts';
import { usePhoneSettings } from '../simulator-context.tsx';
import styles from './panel.module.css';

import { SwitchCard, useIsUnfolded } from './switch-card.tsx';

const ANSWER = v.pipe(v.string(), v.parseJson(), LOCAL_NETWORK);

/** The simulator's own server does not answer, or the simulator is served by another one, which knows no network. */
type NoNetwork = 'failed' | 'absent';

/** Opens the app on a real phone, because the frame is not a device. */
export function RealPhonePanel() {
  const { network, look } = useLocalNetwork();

  return (
    <SwitchCard name="realPhone" title="On a real phone">
      <p className={styles.hint}>
        The frame is not a device. Test on a real phone before you rely on it.
      </p>
      <div role="status" aria-label="Local network">
        <Finding network={network} />
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={look}>
          Check again
        </Button>
      </div>
    </SwitchCard>
  );
}

function Finding({ network }: { readonly network: LocalNetwork | 'looking' | NoNetwork }) {
  if (network === 'looking') return <p className={styles.hint}>Checking …</p>;
  if (network === 'failed') {
    return <p className={styles.error}>The simulator’s own server does not answer.</p>;
  }
  if (network === 'absent') {
    return (
      <p>
        This simulator is served as files, which reach no other phone. With the repository on your
        machine, type <code className={styles.command}>{BACKEND_COMMAND}</code>
      </p>
    );
  }
  if (network.addresses.length === 0) {
    return <p className={styles.hint}>This machine has no address on a local network.</p>;
  }
  const answering = network.addresses.filter(({ answers }) => answers);
  return answering.length === 0 ? (
    <p>
      Nothing serves the app there yet. Type{' '}
      <code className={styles.command}>{BACKEND_COMMAND}</code>
    </p>
  ) : (
    <Addresses addresses={answering.map(({ address }) => address)} />
  );
}

function Addresses({ addresses }: { readonly addresses: readonly string[] }) {
  const [chosen, setChosen] = useState('');
  const { route } = usePhoneSettings();
  const address = addresses.find((one) => one === chosen) ?? addresses[0] ?? '';
  const page = `${address.replace(/\/$/, APP_PATH)}#${route}`;

  return (
    <div className={styles.fields}>
      {addresses.length > 1 ? (
        <SelectField
          label="Address"
          value={address}
          onChange={({ target }) => setChosen(target.value)}
        >
          {addresses.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      ) : null}
      <div className={styles.qr}>
        <QrCode value={page} label={`QR code of ${page}`} />
      </div>
      <a className={styles.address} href={page} target="_blank" rel="noreferrer">
        {page}
      </a>
      <p className={styles.hint}>
        It has its own backend: settings made here have no effect there.
      </p>
    </div>
  );
}

/** The addresses of this machine on its network, read when the card opens and on request. */
function useLocalNetwork() {
  const isUnfolded = useIsUnfolded('realPhone');
  const [network, setNetwork] = useState<LocalNetwork | 'looking' | NoNetwork>('looking');

  function look() {
    setNetwork('looking');
    void findLocalNetwork().then(setNetwork);
  }

  useEffect(() => {
    if (isUnfolded) void findLocalNetwork().then(setNetwork);
  }, [isUnfolded]);

  return { network, look };
}

async function findLocalNetwork(): Promise<LocalNetwork | NoNetwork> {
  try {
    const response = await fetch(`.${LOCAL_NETWORK_PATH}`, { cache: 'no-store' });
    const network = v.safeParse(ANSWER, await response.text());
    return network.success ? network.output : 'absent';
  } catch {
    return 'failed';
  }
}
