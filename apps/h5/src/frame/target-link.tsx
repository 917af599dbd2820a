import type { RedirectTarget } from '@cangkir/core';
import type { HTMLAttributes } from 'react';
import { Link } from 'wouter';

interface TargetLinkProps extends HTMLAttributes<HTMLElement> {
  /** Where it leads; null for no link. */
  readonly target: RedirectTarget | null;
}

/** A link to an address that was checked: one of our routes, or one on the app host. */
export function TargetLink({ target, ...props }: TargetLinkProps) {
  if (target === null) return <div {...props} />;
  return target.kind === 'route' ? (
    <Link href={target.route} {...props} />
  ) : (
    <a href={target.url} {...props} />
  );
}
