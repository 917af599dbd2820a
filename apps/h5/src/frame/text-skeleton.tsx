import { Skeleton } from '@cangkir/react';

/** The shape of a screen of text. */
export function TextSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="12rem" />
      <Skeleton />
      <Skeleton width="60%" />
    </>
  );
}
