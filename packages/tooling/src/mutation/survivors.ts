import * as v from 'valibot';

const PLACE = v.object({ line: v.number(), column: v.number() });

/** The fields of Stryker's report that are used here. */
const REPORT = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          status: v.string(),
          replacement: v.optional(v.string(), ''),
          location: v.object({ start: PLACE, end: PLACE }),
        }),
      ),
    }),
  ),
});

/** Why no test notices a mutation. */
const KIND = v.picklist(['narrowed', 'unread', 'same', 'loaded', 'elsewhere']);

const MEANINGS: Readonly<Record<v.InferOutput<typeof KIND>, string>> = {
  narrowed: 'the compiler needs the check; both ways do the same',
  unread: 'the value is not read before it is set',
  same: 'the changed code does the same in every case that can occur',
  elsewhere: 'a test of another folder, or a random walk, notices it',
  loaded: 'it runs as the module is loaded, so only one test is asked; another one notices it',
};

const SURVIVOR = v.object({ file: v.string(), code: v.string(), replacement: v.string() });

const EXPLAINED = v.array(v.object({ ...SURVIVOR.entries, kind: KIND, why: v.string() }));

/** A mutation that no test notices. */
export type Survivor = v.InferOutput<typeof SURVIVOR>;

/** A survivor with its reason, as in survivors.json. */
export type ExplainedSurvivor = v.InferOutput<typeof EXPLAINED>[number];

/** `NoCoverage`: no test runs it. */
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/** In characters. Longer code is cut. */
const MAX_LENGTH = 60;

/**
 * The survivors of a report. The same mutation in several places of a file counts once.
 *
 * @param report the report's JSON text
 */
export function readSurvivors(report: string): readonly Survivor[] {
  const { files } = v.parse(v.pipe(v.string(), v.parseJson(), REPORT), report);
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.has(status))
      .map(({ location, replacement }) => ({
        file,
        code: onOneLine(textAt(source, location)),
        replacement: onOneLine(replacement),
      })),
  );
  return [...new Map(survivors.map((survivor) => [keyOf(survivor), survivor])).values()];
}

/** @param text the text of survivors.json */
export function readExplained(text: string): readonly ExplainedSurvivor[] {
  return v.parse(v.pipe(v.string(), v.parseJson(), EXPLAINED), text);
}

/** The survivors in the first list, but not in the second. */
export function without<Some extends Survivor>(
  survivors: readonly Some[],
  others: readonly Survivor[],
): readonly Some[] {
  const keys = new Set(others.map(keyOf));
  return survivors.filter((survivor) => !keys.has(keyOf(survivor)));
}

/** Formats survivors with their reasons. */
export function explainedLines(survivors: readonly ExplainedSurvivor[]): readonly string[] {
  const kinds = Object.entries(MEANINGS).map(([kind, meaning]) => `${kind}: ${meaning}`);
  const lines = survivors.flatMap(({ file, code, replacement, kind, why }) => [
    `${file}: ${code} → ${replacement === '' ? '(removed)' : replacement}`,
    `  ${kind}: ${why}`,
  ]);
  return [...kinds, '', ...lines];
}

function keyOf({ file, code, replacement }: Survivor): string {
  return JSON.stringify([file, code, replacement]);
}

function textAt(source: string, { start, end }: { start: Place; end: Place }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const cut = lines.map((line, index) =>
    line.slice(
      index === 0 ? start.column - 1 : 0,
      index === lines.length - 1 ? end.column - 1 : undefined,
    ),
  );
  return cut.join(' ');
}

type Place = v.InferOutput<typeof PLACE>;

function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} …` : line;
}
