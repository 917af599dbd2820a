import { expect, test } from 'vitest';
import { shapeOf, withoutDrawings } from './shape.ts';

test('separates texts from their shape', () => {
  expect(
    shapeOf(
      '<h1 class="a">Klaim &amp; pakai</h1><button aria-label="Kembali"></button><input placeholder="Cari"/>',
    ),
  ).toEqual({
    html: '<h1 class="a">{}</h1><button aria-label="{}"></button><input placeholder="{}"/>',
    texts: ['Klaim &amp; pakai', 'Kembali', 'Cari'],
  });
});

test('leaves out closed dialogs, which nobody sees', () => {
  expect(shapeOf('<p>A</p><dialog class="sheet"><h2>Bahasa</h2></dialog><p>B</p>').texts).toEqual([
    'A',
    'B',
  ]);
});

test('leaves out attributes that say nothing', () => {
  expect(
    shapeOf('<input name="phone" value="" aria-invalid="false" aria-busy="false"/>').html,
  ).toBe('<input name="phone"/>');
});

test('joins texts that React separates by a comment', () => {
  expect(shapeOf('<p>Rp<!-- -->15</p>').texts).toEqual(['Rp15']);
});

test('moves styles out of the attribute that the policy refuses', () => {
  expect(shapeOf('<span style="width:60%"></span>').html).toBe(
    '<span data-style="width:60%"></span>',
  );
});

test('keeps the box of a drawing and not its lines, and whole icons', () => {
  const icon = '<svg width="24"><path d="M1 1"></path></svg>';
  const lines = '<path d="M1 1"></path>'.repeat(50);
  const { html } = shapeOf(
    withoutDrawings(`${icon}<svg class="cup" width="240">${lines}</svg>${icon}`),
  );
  const written = '<svg width="24"><path d="M1 1"/></svg>';
  expect(html).toBe(`${written}<svg class="cup" width="240"></svg>${written}`);
});
