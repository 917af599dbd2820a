/** A sector of a wheel as a path, and where its label stands. Units of the drawing, whose radius is {@link RADIUS}. */
export interface SectorShape {
  readonly path: string;
  /** The middle of the sector, clockwise from the top. Degrees. */
  readonly angle: number;
}

/** The radius of the wheel in its drawing. */
export const RADIUS = 100;

/** The distance of the labels from the centre. */
export const LABEL_RADIUS = 62;

/** Divides a wheel into equal sectors, clockwise from the top. */
export function sectorShapes(count: number): readonly SectorShape[] {
  const width = 360 / count;
  return Array.from({ length: count }, (_, index) => ({
    path: count === 1 ? WHOLE : sectorPath(index * width, width),
    angle: (index + 0.5) * width,
  }));
}

const WHOLE = `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${-RADIUS}Z`;

function sectorPath(start: number, width: number): string {
  const arc = `A${RADIUS} ${RADIUS} 0 ${width > 180 ? 1 : 0} 1`;
  return `M0 0L${pointAt(start)}${arc} ${pointAt(start + width)}Z`;
}

function pointAt(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(RADIUS * Math.sin(radians)).toFixed(3)} ${(-RADIUS * Math.cos(radians)).toFixed(3)}`;
}

/**
 * The rotation of a label in its sector, so that no word stands on its head.
 *
 * @param seenAngle where the sector stands, clockwise from the top. Degrees.
 * @param isAcross the label stands across its sector; otherwise along it
 */
export function labelRotation(seenAngle: number, isAcross: boolean): number {
  const angle = ((seenAngle % 360) + 360) % 360;
  if (isAcross) return angle > 90 && angle < 270 ? 180 : 0;
  return angle < 180 ? -90 : 90;
}

/**
 * The rotation that brings a sector under the pointer at the top, after at least `turns` more turns. Degrees.
 *
 * @param from the current rotation
 * @param sectorAngle the middle of the sector, clockwise from the top of the wheel at rest
 */
export function landingRotation(from: number, sectorAngle: number, turns: number): number {
  const least = from + turns * 360;
  const rest = (((-sectorAngle - least) % 360) + 360) % 360;
  return least + rest;
}

/** Breaks a label into lines of at most `length` characters where words allow it; Chinese breaks anywhere. */
export function labelLines(label: string, length: number): readonly string[] {
  const isChinese = /\p{Script=Han}/u.test(label);
  const words = isChinese ? [...label] : label.split(' ').flatMap((word) => piecesOf(word, length));
  const separator = isChinese ? '' : ' ';
  const limit = isChinese ? length / 2 : length;
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line}${separator}${word}`;
    if (line !== undefined && longer.length <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word that is half as long again as a line still has room on the wheel. A longer one breaks anywhere. */
function piecesOf(word: string, length: number): readonly string[] {
  if (word.length <= 1.5 * length) return [word];
  return word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
}
