import { APP_PATH } from '@cangkir/tooling/app-path';
import { BACKEND_PORT, type LocalNetwork } from '../shared/local-network.ts';
import { reachableHosts } from './addresses.ts';

/** The time limit of the backend's answer, on this very machine. */
const ANSWER_TIMEOUT_MS = 1000;

/** Finds the addresses of the app for a phone on the local network. */
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

/** Whether `npm run backend` answers, and no other server: it redirects its root to the app. */
async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const { headers } = await fetch(address, { redirect: 'manual', signal });
    return headers.get('location')?.startsWith(APP_PATH) ?? false;
  } catch {
    return false;
  }
}
