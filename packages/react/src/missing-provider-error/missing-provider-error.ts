/** A hook was called outside the provider that it reads. */
export class MissingProviderError extends Error {
  override readonly name = 'MissingProviderError';

  /** @param provider The name of the component that is missing. */
  constructor(provider: string) {
    super(`Failed to read a context: no ${provider} above. Wrap the tree in the ${provider}.`);
  }
}
