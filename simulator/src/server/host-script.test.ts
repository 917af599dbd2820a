import { expect, test } from 'vitest';
import { addHostScript, NoHeadError } from './host-script.ts';

test.each(['<head>', '<HEAD>', '<head lang="id">'])('puts the script first in %s', (head) => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">';
  const html = `<!doctype html><html>${head}${policy}</head><body></body></html>`;
  const [before, after] = addHostScript(html).split(
    '<script>parent.__SIM__?.install(window)</script>',
  );
  expect(before?.endsWith(head)).toBe(true);
  expect(after?.startsWith(policy)).toBe(true);
});

test('does not confuse a header element with the head', () => {
  expect(() => addHostScript('<body><header></header></body>')).toThrow(NoHeadError);
});

test('ignores replacement patterns in the page', () => {
  expect(addHostScript("<head><title>$& $1 $'</title>")).toContain("<title>$& $1 $'</title>");
});
