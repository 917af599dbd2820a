import { expect, test } from 'vitest';
import { addHostScript, NoHeadError } from './host-script.ts';

test.each(['<head>', '<HEAD>', '<head lang="id">'])('the script comes first in %s', (head) => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">';
  const html = `<!doctype html><html>${head}${policy}</head><body></body></html>`;
  const [before, after] = addHostScript(html).split(
    '<script>parent.__SIM__?.install(window)</script>',
  );
  expect(before?.endsWith(head)).toBe(true);
  expect(after?.startsWith(policy)).toBe(true);
});

test('a header element is no head', () => {
  expect(() => addHostScript('<body><header></header></body>')).toThrow(NoHeadError);
});

test('nothing in the page is taken for a replacement pattern', () => {
  expect(addHostScript("<head><title>$& $1 $'</title>")).toContain("<title>$& $1 $'</title>");
});
