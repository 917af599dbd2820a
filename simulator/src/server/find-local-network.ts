import { APP_PATH } from '../shared/app-path.ts';
import { BACKEND_PORT, type LocalNetwork } from '../shared/local-network.ts';
import { reachableHosts } from './addresses.ts';

/** How long the backend may take to answer, on this very machine: milliseconds. */
const PATIENCE = 1000;

/** Looks at which addresses a phone on the local network finds the app. */
export async function findLocalNetwork(
  hosts: readonly string[] = reachableHosts('0.0.0.0').slice(1),
  port = BACKEND_PORT,
): Promise<LocalNetwork> {
  const addresses = hosts.map(async (host) => {
    const address = `http://${host}:${port}/`;
    return { address, answers: await answers(address) };
  });
  return { addresses: await Promise.all(addresses) };
}

/** Whether `npm run backend` is there, and no other server: it leads from its root to the app. */
async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { headers } = await fetch(address, { redirect: 'manual', signal });
    return headers.get('location')?.startsWith(APP_PATH) ?? false;
  } catch {
    return false;
  }
}
