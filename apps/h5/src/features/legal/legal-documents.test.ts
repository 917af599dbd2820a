import { expect, test, vi } from 'vitest';
import { blocksOf, type DocumentName, IN_SHORT, SECTIONS, sectionsOf } from './legal-documents.ts';
import en from './messages.en.json' with { type: 'json' };
import id from './messages.id.json' with { type: 'json' };
import zh from './messages.zh.json' with { type: 'json' };

const WORDS = { id, en, zh };
const LANGUAGES = ['id', 'en', 'zh'] as const;
const NAMES: readonly DocumentName[] = ['privacy', 'services'];

test('lines are paragraphs, and lines with a dash are one list', () => {
  expect(blocksOf('We keep:\n- this\n- that\nNo more.\n- but')).toEqual([
    { kind: 'paragraph', text: 'We keep:' },
    { kind: 'list', items: ['this', 'that'] },
    { kind: 'paragraph', text: 'No more.' },
    { kind: 'list', items: ['but'] },
  ]);
});

test.each(LANGUAGES)(
  'no text in %s holds a number of its own: they come from the rules',
  (language) => {
    expect(JSON.stringify(WORDS[language])).not.toMatch(/\d/);
  },
);

test.each(LANGUAGES)(
  'in %s every section has its text, with every number filled in',
  async (language) => {
    vi.resetModules();
    const { i18n, startI18n, loadNamespaces } = await import('../../i18n/i18n.ts');
    await startI18n(language);
    await loadNamespaces(['legal']);
    for (const name of NAMES) {
      expect(Object.keys(WORDS[language][name].sections)).toEqual(SECTIONS[name]);
      expect(Object.keys(WORDS[language][name].short)).toEqual(IN_SHORT[name]);
      const text = JSON.stringify(sectionsOf(name, i18n.getFixedT(language, 'legal')));
      expect(text).not.toMatch(/\{\{|sections\.|undefined|NaN/);
    }
  },
);
