import { Skeleton } from '@cangkir/react';

/** The shape of the pages that lead into the app. */
export function LaunchSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="13rem" />
    </>
  );
}
