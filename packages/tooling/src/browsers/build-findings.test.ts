import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFindings } from './build-findings.ts';

const LOOKBEHIND = 'javascript.regular_expressions.lookbehind_assertion';

let build = '';

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'));
});

afterEach(() => rmSync(build, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
  writeFileSync(path.join(build, file), content);
}

/** The features that are found in a build of one file. */
function featuresIn(file: string, content: string): readonly string[] {
  write(file, content);
  const findings = buildFindings(build);
  for (const finding of findings) expect(finding.file).toBe(path.normalize(file));
  return [...new Set(findings.map(({ feature }) => feature))];
}

test.each([
  ['/(?<=a)b/.test(name)', LOOKBEHIND],
  // A minifier writes so what is newer than its target.
  ['RegExp(`(?<!a)b`,`g`)', LOOKBEHIND],
  ['make("(?<=" + word + ")")', LOOKBEHIND],
  ['/[\\p{L}--a]/v.test(name)', 'syntax'],
  ['RegExp(`[a&&b]`, `v`)', 'syntax'],
  ['new RegExp("(?<a>b)|(?<a>/)")', 'syntax'],
  ['class A { static { run() } }', 'javascript.classes.static.initialization_blocks'],
  ['{ using file = open() }', 'syntax'],
  ['Array.fromAsync(list)', 'javascript.builtins.Array.fromAsync'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['new Intl.DurationFormat("id")', 'javascript.builtins.Intl.DurationFormat'],
  ['new CompressionStream(`gzip`)', 'api.CompressionStream'],
  ['const { wakeLock } = navigator', 'api.Navigator.wakeLock'],
  ['window.navigator.wakeLock', 'api.Navigator.wakeLock'],
  ['globalThis.requestIdleCallback(run)', 'api.Window.requestIdleCallback'],
  ['(0, x.jsx)(`div`, { inert: true })', 'html.global_attributes.inert'],
  ['root.innerHTML = `<p inert>`', 'html.global_attributes.inert'],
  ['make("(?i:" + word + ")")', 'syntax'],
  ['import.meta.resolve("a.js")', 'javascript.operators.import_meta.resolve'],
  ['root.addEventListener(`scrollend`, run)', 'api.Document.scrollend_event'],
  ['root.querySelector(`a:has(b)`)', 'css.selectors.has'],
  ['matchMedia("(width >= 10rem)")', 'css.at-rules.media.range_syntax'],
  ['(0, x.jsx)(`div`, { style: { translate: 0, color: `red` } })', 'css.properties.translate'],
  ['(0, x.jsx)(`div`, { style: { height: `1lh` } })', 'css.types.length.lh'],
  ['root.style.translate = `1px`', 'css.properties.translate'],
  ['root.style.setProperty(`translate`, `1px`)', 'css.properties.translate'],
])('a script must not hold %s', (script, feature) => {
  expect(featuresIn('assets/entry.js', script)).toEqual([feature]);
});

test.each([
  '/(?:a)(?=b)(?!c)\\/(?<name>d)/su.exec(name)?.groups',
  'RegExp(`a/[(?<b]`, `u`)',
  'structuredClone(list.at(-1)); Object.hasOwn(list, "a"); navigator.sendBeacon("/")',
  '(0, x.jsx)(`div`, { style: { "--b": `a`, height: `1rem` } }); root.closest(`a:not(b, c)`)',
  'root.addEventListener(`click`, run); matchMedia("(max-width: 10rem)")',
  // Both are names of our own.
  'const store = { toSorted() {} }; store.toSorted()',
  'function CompressionStream() {} new CompressionStream()',
])('a script may hold %s', (script) => {
  expect(featuresIn('assets/entry.js', script)).toEqual([]);
});

test.each([
  ['html:has(dialog[open]) { overflow: hidden }', 'css.selectors.has'],
  ['.a { &:hover { color: red } }', 'css.selectors.nesting'],
  ['.a { .b & { color: red } }', 'syntax'],
  ['.a { translate: 0 100% }', 'css.properties.translate'],
  ['.a { height: 1lh }', 'css.types.length.lh'],
  ['.a { height: min(1rem, 100dvh) }', 'css.types.length.viewport_percentage_units_dynamic'],
  ['.a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
  ['.a { user-select: none }', 'css.properties.user-select'],
  ['.a { text-size-adjust: 100% }', 'css.properties.text-size-adjust'],
  ['@layer base { a { color: red } }', 'css.at-rules.layer'],
  ['@media (width >= 10rem) { a { color: red } }', 'css.at-rules.media.range_syntax'],
  ['@supports not (height: 1lh) { .a { height: 1lh } }', 'css.types.length.lh'],
  // The browser takes neither: it looks at a value with a variable too late.
  ['.a { height: 2em; height: calc(1lh + var(--b)) }', 'css.types.length.lh'],
  ['.a { --b: 1lh }', 'css.types.length.lh'],
  ['.a { transition-timing-function: linear(0, 1) }', 'css.types.easing-function.linear-function'],
  ['.a { transition: opacity 1s allow-discrete }', 'css.properties.transition.transition-behavior'],
  [':nth-child(2 of .a) { color: red }', 'css.selectors.nth-child.of_syntax'],
])('a style sheet must not hold %s', (style, feature) => {
  expect(featuresIn('assets/entry.css', style)).toEqual([feature]);
});

test.each([
  '.a { height: 100vh; height: 100dvh }',
  '@supports (height: 1lh) { .a { height: 1lh } }',
  '.a { -webkit-user-select: none; user-select: none }',
  '.a:focus-visible::before { transform: translateY(1px); inset: 0 }',
])('a style sheet may hold %s', (style) => {
  expect(featuresIn('assets/entry.css', style)).toEqual([]);
});

test.each([
  ['<script>list.findLastIndex(a); list.toSorted()</script>', 'javascript.builtins.Array.toSorted'],
  ['<style>a:has(b) { color: red }</style>', 'css.selectors.has'],
  ['<div class="a" popover="auto">', 'html.global_attributes.popover'],
  ['<p style="height: 1lh">', 'css.types.length.lh'],
  [
    '<script type="application/json">{"shapes":["<p popover=auto>"]}</script>',
    'html.global_attributes.popover',
  ],
  ['<link rel="modulepreload" href="a.js">', 'html.elements.link.rel.modulepreload'],
])('a page must not hold %s', (html, feature) => {
  expect(featuresIn('index.html', `<!doctype html><main>${html}</main>`)).toEqual([feature]);
});

test.each([
  ['worker.mjs', 'list.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['mark.svg', '<svg><style>a:has(b) { color: red }</style></svg>', 'css.selectors.has'],
])('%s is looked at as well', (file, content, feature) => {
  expect(featuresIn(file, content)).toEqual([feature]);
});

test('a build must be there', () => {
  expect(() => buildFindings(build)).toThrow('npm run build');
});
