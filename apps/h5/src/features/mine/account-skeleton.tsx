import { Skeleton } from '@cangkir/react';

/** The shape of the account, and of the points: a hero above lists. */
export function AccountSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="22rem" />
    </>
  );
}
