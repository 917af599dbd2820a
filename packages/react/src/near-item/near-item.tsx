import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './near-item.module.css';
import { watchNearness } from './watch-nearness.ts';

export interface NearItemProps {
  /** What it says far from the screen: one text, so that a search in the page and a screen reader find it. */
  readonly text: string;
  /** In full at once, such as the first of a list. */
  readonly startsNear: boolean;
  readonly children: ReactNode;
}

/** An item of a long list: in full near the screen, and in one text of the same height far from it. */
export function NearItem({ text, startsNear, children }: NearItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(startsNear);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    if (item.current === null) return;
    return watchNearness(item.current, (nowNear, nowHeight) => {
      if (!nowNear) setHeight(nowHeight);
      setNear(nowNear);
    });
  }, []);

  return isNear ? (
    <li ref={item}>{children}</li>
  ) : (
    <li
      ref={item}
      className={styles.far}
      style={height === null ? undefined : { blockSize: height }}
    >
      {text}
    </li>
  );
}
