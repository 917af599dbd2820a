import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const HTML = '<div class="ticket-face ticket-large"><p class="ticket-title">A</p></div>';

test('keeps the rules whose classes are all there', () => {
  const css =
    '.ticket-large .ticket-title{top:0}.ticket-large .ticket-date{top:1px}.sheet{top:2px}';
  expect(criticalCss(css, HTML)).toBe('.ticket-large .ticket-title{top:0}');
});

test('keeps no rule for an attribute that is not there', () => {
  const html = '<div class="theme"><p data-part="hero">A</p></div>';
  const css = '.theme [data-part=hero]{top:0}.theme [data-part="product"]{top:1px}';
  expect(criticalCss(css, html)).toBe('.theme [data-part=hero]{top:0}');
});

test('keeps of a list of selectors those that are there', () => {
  expect(criticalCss('.ticket-face,.sheet{top:0}', HTML)).toBe('.ticket-face{top:0}');
});

test('keeps rules in their media queries, and no empty ones', () => {
  const css = '@media (max-height:640px){.ticket-title{top:0}}@media print{.sheet{top:0}}';
  expect(criticalCss(css, HTML)).toBe('@media (max-height:640px){.ticket-title{top:0}}');
});

test('keeps rules without a class, whatever their attribute, and no animation', () => {
  const css = ':root{top:0}[aria-busy="true"]{top:1px}@keyframes turn{to{top:2px}}';
  expect(criticalCss(css, HTML)).toBe(':root{top:0}[aria-busy="true"]{top:1px}');
});
