import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding.ts';
import { markupFindings } from './markup-findings.ts';
import { readScript, type Script } from './script.ts';
import { scriptFindings } from './script-findings.ts';
import { styleFindings } from './style-findings.ts';

/** A finding in a file of the build. */
export interface BuildFinding extends Finding {
  /** Relative to the build. */
  readonly file: string;
}

/** A piece of a built file: a page holds some of each kind. */
interface Piece {
  readonly file: string;
  readonly kind: 'script' | 'style' | 'markup';
  readonly source: string;
}

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** The attribute of a block of data, which is no script. */
const DATA = /\btype="application\/json"/;

/**
 * What a build uses that an oldest browser lacks, in its scripts, style sheets and pages.
 *
 * @throws Error if there is no build: an empty search proves nothing
 */
export function buildFindings(folder: string): readonly BuildFinding[] {
  const pieces = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    piecesOf(file, folder),
  );
  if (pieces.length === 0) throw new Error(`No build in ${folder}: run \`npm run build\` first.`);
  const scripts = new Map<Piece, Script | Finding>(
    pieces
      .filter(({ kind }) => kind === 'script')
      .map((piece) => [piece, readScript(piece.source)] as const),
  );
  const defined = new Set(
    [...scripts.values()].flatMap((script) => ('defined' in script ? [...script.defined] : [])),
  );
  return pieces.flatMap((piece) =>
    findingsOf(piece, scripts.get(piece), defined).map((finding) => ({
      ...finding,
      file: piece.file,
    })),
  );
}

function findingsOf(
  { kind, source }: Piece,
  script: Script | Finding | undefined,
  defined: ReadonlySet<string>,
): readonly Finding[] {
  if (script !== undefined) return 'feature' in script ? [script] : scriptFindings(script, defined);
  return kind === 'style' ? styleFindings(source) : markupFindings(source);
}

function piecesOf(file: string, folder: string): readonly Piece[] {
  const source = () => readFileSync(path.join(folder, file), 'utf8');
  switch (path.extname(file)) {
    case '.js':
    case '.mjs':
      return [{ file, kind: 'script', source: source() }];
    case '.css':
      return [{ file, kind: 'style', source: source() }];
    case '.html':
    case '.svg':
      return pagePieces(file, source());
    default:
      return [];
  }
}

function pagePieces(file: string, html: string): readonly Piece[] {
  const inline = [...html.matchAll(INLINE)].map(([, tag, attributes = '', source = '']): Piece => {
    if (DATA.test(attributes)) return { file, kind: 'markup', source: textsIn(source) };
    return { file, kind: tag === 'style' ? 'style' : 'script', source };
  });
  const markup = html.replace(
    INLINE,
    (_, tag: string, attributes: string) => `<${tag}${attributes}>`,
  );
  return [...inline, { file, kind: 'markup', source: markup }];
}

/** All texts in some JSON: of a page's data, some are HTML. */
function textsIn(json: string): string {
  const texts: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n');
}
