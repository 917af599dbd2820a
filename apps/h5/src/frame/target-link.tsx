import type { RedirectTarget } from '@cangkir/core';
import type { HTMLAttributes } from 'react';
import { Link } from 'wouter';
import { useAppHostLink } from './use-app-host-link.ts';

interface TargetLinkProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick'> {
  /** Where it leads; null for no link. */
  readonly target: RedirectTarget | null;
}

/** A link to an address that was checked: one of our routes, or one on the app host. */
export function TargetLink({ target, ...props }: TargetLinkProps) {
  const appHostLink = useAppHostLink();
  if (target === null) return <div {...props} />;
  return target.kind === 'route' ? (
    <Link href={target.route} {...props} />
  ) : (
    <a {...appHostLink(target.url)} {...props} />
  );
}
