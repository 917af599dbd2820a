/** The hosts of the payment providers: the only ones that a person is sent to in order to pay. */
export const PROVIDER_HOSTS: readonly string[] = [
  'checkout.payment.example',
  'sandbox.payment.example',
];

/** The longest address that is taken. Characters. */
const MAX_LENGTH = 2048;

/** The host ends where path, query or fragment begin, so that it hides behind no name, port or password. */
const ADDRESS = /^https:\/\/([a-z0-9.-]+)(?:[/?#][!-[\]-~]*)?$/;

/**
 * Tells whether an untrusted address is a page of a payment provider: `https`, on a host of
 * {@link PROVIDER_HOSTS}, in printable ASCII without a backslash.
 */
export function isProviderAddress(address: string): boolean {
  const host = address.length > MAX_LENGTH ? undefined : ADDRESS.exec(address)?.[1];
  return PROVIDER_HOSTS.some((own) => own === host);
}
