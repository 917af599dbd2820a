import type { Hash } from '@cangkir/api';
import type { ChartLayout } from '../chart/chart.types.ts';
import { chartStatus } from '../chart/chart-status.ts';
import { gotText } from '../replay/difference.ts';
import type { Failure, ScenarioResult, StepResult } from '../replay/scenario-result.ts';
import type { PhoneRecord, RecordedRun, StepRecord } from '../replay/session/record-run.ts';
import type { Change } from '../replay/session/step-changes.ts';
import { phoneOf, phonesOf } from '../scenario/phones-of.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { scenarioFileLink } from '../scenario/scenario-file-link.ts';
import { counted } from '../shared/counted.ts';
import { maskText } from '../shared/mask-text.ts';
import { chartSvg } from './chart-svg.ts';
import { Html, html } from './html.ts';
import { MARKS } from './marks.ts';

/** A run of a scenario, to be shown to others. */
export interface ReportedRun extends RecordedRun {
  readonly scenario: Scenario;
  /** The text of its file. */
  readonly text: string;
}

/** What a report is made with. */
export interface ReportParts {
  /** The chart of every machine, by machine id. */
  readonly charts: ReadonlyMap<string, ChartLayout>;
  /** The style sheet. */
  readonly styles: string;
  /** The address of a simulator, in which the scenario can be opened. */
  readonly simulator: string;
  readonly hash: Hash;
}

/** More changes of a step than this are counted, not listed. */
const MAX_CHANGES = 60;

/** A run as one page, which needs no other file and no network. It runs no script, and its policy forbids all. */
export async function htmlReport(run: ReportedRun, parts: ReportParts): Promise<string> {
  const { scenario, result } = run;
  const styles = parts.styles.replaceAll(/\/\*.*?\*\//gs, '').trim();
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${base64(await parts.hash(styles))}'; base-uri 'none'; form-action 'none'`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${result.title}</title>
<style>${new Html(styles)}</style>
</head>
<body>
<main>
<h1>${result.title}</h1>
${outcome(result)}
${facts(scenario)}
${actions(run, parts.simulator)}
<h2>Steps</h2>
<ol class="steps">
${start(run)}
${result.steps.map((step) => stepItem(step, run))}
</ol>
${charts(run, parts.charts)}
</main>
</body>
</html>
`;
  return page.markup;
}

function outcome({ passed, failures, steps }: ScenarioResult): Html {
  const [first] = failures;
  const at = first?.step === null || first === undefined ? '' : ` at step ${first.step}`;
  return passed
    ? html`<p class="outcome" data-status="ok">${MARKS.ok.mark} Passed: ${counted(steps.length, 'step', 'steps')}</p>`
    : html`<p class="outcome" data-status="failed">${MARKS.failed.mark} Failed${at}</p>${failures.filter(({ step }) => step === null).map(failureBox)}`;
}

function facts(scenario: Scenario): Html {
  const { id, clock, backend } = scenario;
  const rows = [
    ['Scenario', id],
    ['Starts', clock.start],
    ['Data', backend.fixture],
    ...phonesOf(scenario).flatMap(([phone, { device, user, route }]) => [
      [phone === 'first' ? 'Phone' : 'Phone 2', `${device.platform}, ${device.language}`] as const,
      ['Person', user ?? 'nobody is logged in'] as const,
      ['Route', route] as const,
    ]),
  ] as const;
  return html`<dl class="facts">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${maskText(value)}</dd>`)}</dl>`;
}

function actions({ scenario, text }: ReportedRun, simulator: string): Html {
  const masked = maskText(text);
  return html`<p class="actions"><a class="action main" href="${scenarioFileLink(masked, simulator)}">Open in the simulator</a><a class="action" download="${scenario.id}.json" href="data:application/json;charset=utf-8,${encodeURIComponent(masked)}">Save the scenario</a></p>`;
}

function start({ records: [record] }: ReportedRun): Html | null {
  if (record === undefined) return null;
  return html`<li><details><summary>The page is opened</summary>${recordParts(record, null)}</details></li>`;
}

function stepItem(step: StepResult, { result, records }: ReportedRun): Html {
  const { number, label, status } = step;
  const record = records[number];
  const failures = result.failures.filter((failure) => failure.step === number);
  const head = html`<span class="mark" data-status="${status}" role="img" aria-label="${MARKS[status].label}">${MARKS[status].mark}</span> ${number} ${label}`;
  if (record === undefined) return html`<li><p>${head}</p></li>`;
  const isOpen = new Html(status === 'failed' ? ' open' : '');
  return html`<li><details${isOpen}><summary>${head}</summary>${recordParts(record, records[number - 1] ?? null, failures)}</details></li>`;
}

/** @param before The record of the step before: a screen that did not change is not shown again. */
function recordParts(
  { phones, changes, log }: StepRecord,
  before: StepRecord | null,
  failures: readonly Failure[] = [],
): Html {
  const hasSecond = phones.length > 1;
  const shown = phones.map((record, index) => {
    const title = hasSecond ? html`<h3 class="phone">Phone ${index + 1}</h3>` : null;
    return html`${title}${phoneParts(record, before?.phones[index] ?? null)}`;
  });
  return html`<div class="step">${failures.map(failureBox)}${shown}<div class="rest">${changeList('Data', changes)}${section('Log', log)}</div></div>`;
}

function phoneParts(record: PhoneRecord, before: PhoneRecord | null): Html {
  const running = Object.entries(record.states).map(
    ([name, own]) => `${name}: ${own.join(' and ')}`,
  );
  return html`<div>${screen(record, before)}</div><div>${section('States', running)}${changeList('Changes', record.changes)}</div>`;
}

function screen({ picture, screen: text }: PhoneRecord, before: PhoneRecord | null): Html {
  const isSame =
    before !== null &&
    (picture ?? text) !== null &&
    picture === before.picture &&
    text === before.screen;
  if (isSame) return html`<p>The screen is as before.</p>`;
  if (picture !== null) return html`<img src="${picture}" alt="${text ?? ''}">`;
  return text === null
    ? html`<p>The machines ran without a screen.</p>`
    : html`<pre class="screen" tabindex="0">${text}</pre>`;
}

function section(title: string, lines: readonly string[]): Html | null {
  if (lines.length === 0) return null;
  return html`<h3>${title}</h3><ul class="lines">${lines.map((line) => html`<li><code>${line}</code></li>`)}</ul>`;
}

function changeList(title: string, changes: readonly Change[]): Html | null {
  if (changes.length === 0) return null;
  const more = changes.length - MAX_CHANGES;
  return html`<h3>${title}</h3><ul class="lines">${changes.slice(0, MAX_CHANGES).map(changeItem)}${more > 0 ? html`<li>and ${more} more</li>` : null}</ul>`;
}

function changeItem({ owner, pointer, before, after }: Change): Html {
  return html`<li>${owner} <code>${pointer}</code> ${before === null ? null : html`<del>${before}</del> `}${after === null ? null : html`<ins>${after}</ins>`}</li>`;
}

function failureBox({ message, pointer, difference, lastInput }: Failure): Html {
  const rows = [
    ['At', maskText(pointer)],
    ...(difference === null
      ? []
      : [
          ['Expected', JSON.stringify(difference.expected)],
          ['Got', gotText(difference)],
        ]),
    [
      'Last input',
      lastInput === null ? 'the page was opened' : `step ${lastInput.number}, ${lastInput.label}`,
    ],
  ];
  return html`<div class="failure"><p>${message}</p><dl class="facts">${rows.map(([name = '', value = '']) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl></div>`;
}

/** The chart of each machine that the scenario names, on each phone: where it went, and where it is in the end. */
function charts({ scenario, records }: ReportedRun, layouts: ReportParts['charts']): Html | null {
  const drawn = phonesOf(scenario).flatMap(([phone], index) => {
    const named = new Set(
      scenario.steps.flatMap((step) =>
        'actor' in step && step.actor !== undefined && phoneOf(step) === phone ? [step.actor] : [],
      ),
    );
    return [...named].flatMap((name) => {
      const layout = layouts.get(name);
      const states = records.map(({ phones }) => phones[index]?.states[name] ?? []);
      if (layout === undefined) return [];
      const status = chartStatus(layout, {
        states: states.at(-1) ?? [],
        visited: [...new Set(states.flat())],
        events: [],
        failed: null,
      });
      const title = phone === 'first' ? name : `Phone 2: ${name}`;
      return [
        html`<h3>${title}</h3><div class="scroll" tabindex="0">${chartSvg(layout, status)}</div>`,
      ];
    });
  });
  return drawn.length === 0 ? null : html`<h2>Charts</h2>${drawn}`;
}

/** A hash as a policy writes it. */
function base64(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
}
