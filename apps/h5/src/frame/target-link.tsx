import type { RedirectTarget } from '@cangkir/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface TargetLinkProps {
  /** Where it leads; null for no link. */
  readonly target: RedirectTarget | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to an address that was checked: one of our routes, or one on the app host. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  if (target === null) return <div className={className}>{children}</div>;
  return target.kind === 'route' ? (
    <Link href={target.route} className={className}>
      {children}
    </Link>
  ) : (
    <a href={target.url} className={className}>
      {children}
    </a>
  );
}
