import { useLayoutEffect, useRef } from 'react';

/** How near the end counts as being there: CSS pixels. */
const NEAR = 60;

/** Keeps the end of a list in view while it grows, unless the person scrolled away from it. */
export function useFollowingScroll(length: number) {
  const ref = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);

  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null || length === 0) return;
    if (isFollowing.current) list.scrollTop = list.scrollHeight;
    function handleScroll() {
      if (list === null) return;
      isFollowing.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    }
    list.addEventListener('scroll', handleScroll);
    return () => list.removeEventListener('scroll', handleScroll);
  }, [length]);

  return ref;
}
