import * as v from 'valibot';

const PLACE = v.object({ line: v.number(), column: v.number() });

/** Of the report that the mutation tester writes, what is needed here. */
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

/** `NoCoverage`: no test so much as runs it. */
const SURVIVED = new Set(['Survived', 'NoCoverage']);

const LONGEST = 60;

/**
 * The changes that no test noticed, each as the beginning of a row of the table in docs/testing.md. What is
 * changed alike in several places of a file is one row.
 *
 * @param report the report's JSON text
 */
export function survivorRows(report: string): readonly string[] {
  const { files } = v.parse(v.pipe(v.string(), v.parseJson(), REPORT), report);
  const rows = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.has(status))
      .map(({ location, replacement }) => {
        const name = file.replace('packages/core/src/', '');
        return `| ${name} | ${code(textAt(source, location))} | ${code(replacement)} |`;
      }),
  );
  return [...new Set(rows)].sort();
}

/** The rows whose reason is still to be written into a page. */
export function newRows(rows: readonly string[], page: string): readonly string[] {
  const lines = tableLines(page);
  return rows.filter((row) => !lines.some((line) => line.startsWith(row)));
}

/** The lines of a page's table that stand for no survivor any more. */
export function staleRows(rows: readonly string[], page: string): readonly string[] {
  return tableLines(page).filter((line) => !rows.some((row) => line.startsWith(row)));
}

/** The formatter aligns the cells of a table; here they stand as in a row of the report. */
function tableLines(page: string): readonly string[] {
  const lines = page.split('\n').map((line) => line.replace(/ {2,}/g, ' '));
  return lines.filter((line) => /^\| [\w/.-]+\.ts \|/.test(line));
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

/** On one line, with no bar that would end the cell and no sign that would end the code. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
  if (short === '') return 'nothing';
  const cell = short.replaceAll('|', '\\|');
  return cell.includes('`') ? `\`\` ${cell} \`\`` : `\`${cell}\``;
}
