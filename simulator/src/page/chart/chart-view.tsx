import { Button } from '@cangkir/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChartLayout } from '../../chart/chart.types.ts';
import { chartSentence } from '../../chart/chart-sentence.ts';
import { type ChartStatus, chartStatus, type StateStatus } from '../../chart/chart-status.ts';
import { MARK_SIZE } from '../../chart/mark-shapes.ts';
import type { RunningMachine } from '../../chart/running-machines.types.ts';
import styles from './chart-view.module.css';
import { StateChart } from './state-chart.tsx';
import { StatusMark } from './status-mark.tsx';

interface ChartViewProps {
  readonly layout: ChartLayout;
  /** Null if it does not run. */
  readonly machine: RunningMachine | null;
  /** Opens the chart over the whole window. Null if it is there already. */
  readonly onOpen: (() => void) | null;
}

const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

const ASLEEP: ChartStatus = { states: new Map(), open: new Set() };

/** A chart that can be scrolled and zoomed. It follows the machine from state to state. */
export function ChartView({ layout, machine, onOpen }: ChartViewProps) {
  const [scale, setScale] = useState<number | null>(1);
  const status = useMemo(
    () => (machine === null ? ASLEEP : chartStatus(layout, machine)),
    [layout, machine],
  );
  const region = useFollowing(layout, machine?.states ?? [], scale);
  const label = chartSentence(layout, status);
  const isLarge = onOpen === null;

  useLayoutEffect(() => {
    // A chart that would become smaller than it was laid out can't be read: it is scrolled.
    if (isLarge && region.current !== null) setScale(fits(layout, region.current) ? null : 1);
  }, [isLarge, layout, region]);

  return (
    <div className={styles.view}>
      <section
        ref={region}
        className={styles.region}
        data-fits={scale === null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        aria-label={`Chart of ${layout.machine}, to be scrolled`}
      >
        <StateChart layout={layout} status={status} label={label} scale={scale} />
      </section>
      <div className={styles.foot}>
        <Legend />
        <fieldset className={styles.zoom} aria-label="Zoom">
          <Button
            variant="secondary"
            aria-label="Zoom out"
            disabled={scale === SCALES[0]}
            onClick={() => setScale(SCALES.findLast((one) => one < (scale ?? 1)) ?? SCALES[0])}
          >
            −
          </Button>
          <Button
            variant="secondary"
            aria-label="Zoom in"
            disabled={scale === SCALES.at(-1)}
            onClick={() => setScale(SCALES.find((one) => one > (scale ?? 0.75)) ?? 1)}
          >
            +
          </Button>
          <Button variant="secondary" aria-pressed={scale === 1} onClick={() => setScale(1)}>
            100 %
          </Button>
          <Button variant="secondary" aria-pressed={scale === null} onClick={() => setScale(null)}>
            Fit
          </Button>
          {onOpen !== null && (
            <Button variant="secondary" onClick={onOpen}>
              Full window
            </Button>
          )}
        </fieldset>
      </div>
    </div>
  );
}

const LEGEND: readonly { readonly status: StateStatus; readonly label: string }[] = [
  { status: 'active', label: 'active' },
  { status: 'next', label: 'next' },
  { status: 'visited', label: 'visited' },
  { status: 'failed', label: 'failed' },
];

/** The meaning of the chart's marks and lines. */
function Legend() {
  return (
    <ul className={styles.legend} aria-label="Marks">
      {LEGEND.map(({ status, label }) => (
        <li key={status}>
          <svg width={MARK_SIZE} height={MARK_SIZE} overflow="visible" aria-hidden="true">
            <StatusMark status={status} />
          </svg>
          {label}
        </li>
      ))}
      <li>
        <svg width={20} height={MARK_SIZE} aria-hidden="true">
          <path className={styles.ownWay} d="M0 4H20" />
        </svg>
        by itself
      </li>
    </ul>
  );
}

function fits({ width, height }: ChartLayout, region: HTMLElement): boolean {
  return width <= region.clientWidth && height <= region.clientHeight;
}

/** Scrolls to the innermost active state each time that it changes. */
function useFollowing(layout: ChartLayout, states: readonly string[], scale: number | null) {
  const ref = useRef<HTMLElement>(null);
  const state = states.at(-1);

  useLayoutEffect(() => {
    const node = layout.nodes.find(({ path }) => path === state);
    const region = ref.current;
    if (region === null || node === undefined || scale === null) return;
    region.scrollTo({
      left: (node.x + node.width / 2) * scale - region.clientWidth / 2,
      top: (node.y + node.height / 2) * scale - region.clientHeight / 2,
    });
  }, [layout, state, scale]);

  return ref;
}
