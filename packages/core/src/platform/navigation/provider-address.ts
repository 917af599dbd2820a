import { MAX_ADDRESS_LENGTH } from './max-address-length.ts';

/** The hosts of the payment providers: the only ones to which a user is sent to pay. */
export const PROVIDER_HOSTS: readonly string[] = [
  'checkout.payment.example',
  'sandbox.payment.example',
];

/** The host must end where path, query or fragment begin: no user name, port or password may precede it. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)(?:[/?#][!-[\]-~]*)?$/;

/**
 * Whether an untrusted address is a payment provider's page: `https`, on a host of {@link PROVIDER_HOSTS}, in printable
 * ASCII without a backslash.
 */
export function isProviderAddress(address: string): boolean {
  const host = address.length > MAX_ADDRESS_LENGTH ? undefined : ADDRESS.exec(address)?.[1];
  return PROVIDER_HOSTS.some((own) => own === host);
}
