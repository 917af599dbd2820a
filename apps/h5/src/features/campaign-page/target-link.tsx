import type { CampaignLink } from '@cangkir/core/campaign-page';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface TargetLinkProps {
  /** Null where there is nothing to tap. */
  readonly target: CampaignLink['target'] | null;
  readonly className: string | undefined;
  readonly part: string;
  readonly children: ReactNode;
}

/** A part of a page that leads to a checked target. */
export function TargetLink({ target, className, part, children }: TargetLinkProps) {
  const props = { className, 'data-part': part, children };
  if (target === null) return <div {...props} />;
  return target.kind === 'route' ? (
    <Link href={target.route} {...props} />
  ) : (
    <a href={target.url} {...props} />
  );
}
