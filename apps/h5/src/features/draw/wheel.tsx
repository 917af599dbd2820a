import type { DrawSector } from '@cangkir/core/draw';
import { Mark } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import { PrizeIcon } from './prize-icon.tsx';
import { useShownOnSpin } from './use-shown-on-spin.ts';
import { useWheel } from './use-wheel.ts';
import styles from './wheel.module.css';
import { LABEL_RADIUS, labelLines, labelRotation, sectorShapes } from './wheel-geometry.ts';

interface WheelProps {
  readonly sectors: readonly DrawSector[];
  readonly isSpinning: boolean;
  /** Where the wheel is to stop, or stands; null while unknown. */
  readonly sectorId: string | null;
}

/** The wheel of a lucky draw, with a sector for each outcome. Its prizes stand in a list beside it, for all to read. */
export function Wheel({ sectors, isSpinning, sectorId }: WheelProps) {
  const { read } = useLanguage();
  const shapes = sectorShapes(sectors.length);
  const index = sectors.findIndex(({ id }) => id === sectorId);
  const target = shapes[index]?.angle ?? null;
  const isAcross = sectors.length <= WIDE_SECTORS;
  const frame = useShownOnSpin(isSpinning);
  const wheel = useWheel({ isSpinning, target });

  return (
    <div ref={frame} className={styles.frame} aria-hidden="true">
      <svg className={styles.pointer} viewBox="0 -10 24 38" role="presentation">
        <path d="M12 28 1 8a12 12 0 1 1 22 0Z" />
        <circle cx="12" cy="10" r="4" />
      </svg>
      <svg className={styles.wheel} viewBox="-112 -112 224 224" role="presentation">
        <circle className={styles.rim} r="108" />
        {LIGHTS.map((angle) => (
          <circle
            key={angle}
            className={styles.light}
            r="2.6"
            cy="-104"
            transform={`rotate(${angle})`}
          />
        ))}
        <g ref={wheel} className={styles.sectors}>
          {sectors.map(({ id, label, prize }, position) => {
            const shape = shapes[position];
            return shape === undefined ? null : (
              <g key={id} className={styles[toneOf(position, sectors.length, prize !== null)]}>
                <path d={shape.path} />
                <SectorLabel
                  text={read(label)}
                  prize={prize}
                  angle={shape.angle}
                  // Where the sector stands in the end: the labels turn while nobody can read them.
                  seenAngle={shape.angle - (target ?? 0)}
                  isAcross={isAcross}
                />
              </g>
            );
          })}
        </g>
        <circle className={styles.hub} r="26" />
      </svg>
      <span className={styles.mark}>
        <Mark />
      </span>
    </div>
  );
}

/** The most sectors whose labels stand across them. In narrower ones they run from the rim to the hub. */
const WIDE_SECTORS = 4;

/** Where their labels stand: an icon above them is clear of the pointer. */
const WIDE_LABEL_RADIUS = 54;

interface SectorLabelProps {
  readonly text: string;
  readonly prize: DrawSector['prize'];
  readonly angle: number;
  readonly seenAngle: number;
  readonly isAcross: boolean;
}

function SectorLabel({ text, prize, angle, seenAngle, isAcross }: SectorLabelProps) {
  const lines = labelLines(text, isAcross ? 11 : 13);
  const lineHeight = isAcross ? 13 : 10;
  const rotation = labelRotation(seenAngle, isAcross);
  const radius = isAcross ? WIDE_LABEL_RADIUS : LABEL_RADIUS;
  return (
    <g transform={`rotate(${angle}) translate(0 ${-radius}) rotate(${rotation})`}>
      {isAcross && prize !== null ? (
        <g className={styles.icon} transform={`translate(-9 ${rotation === 0 ? -32 : 14})`}>
          <PrizeIcon prize={prize} />
        </g>
      ) : null}
      {lines.map((line, row) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a label never change, and two may be alike.
          key={row}
          className={styles[isAcross ? 'wide' : 'narrow']}
          y={(row - (lines.length - 1) / 2) * lineHeight}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

const LIGHTS = Array.from({ length: 24 }, (_, index) => index * 15);

/** Neighbours differ, also around the end; a sector without a prize is pale. */
function toneOf(
  index: number,
  count: number,
  isPrize: boolean,
): 'pale' | 'green' | 'amber' | 'brown' {
  if (!isPrize) return 'pale';
  if (index === count - 1 && count % 2 === 1) return 'brown';
  return index % 2 === 0 ? 'green' : 'amber';
}
