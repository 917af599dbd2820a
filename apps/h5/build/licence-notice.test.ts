import { describe, expect, it } from 'vitest';
import { noticeOf, readInstalled } from './licence-notice.ts';

const CUP = { name: 'cup', version: '1.0.0', identifier: 'MIT', text: 'Copyright Cup' };

describe('The notice of the licences', () => {
  it('names each package once, with its licence', () => {
    const notice = noticeOf([CUP, { ...CUP, name: 'bean', identifier: 'ISC' }, CUP]);
    expect(notice.match(/^\w+ 1\.0\.0 \(\w+\)$/gm)).toEqual([
      'bean 1.0.0 (ISC)',
      'cup 1.0.0 (MIT)',
    ]);
    expect(notice).toContain('Copyright Cup');
  });

  it('says what a package has compiled into it', () => {
    expect(noticeOf([{ ...CUP, name: 'zxing-wasm' }])).toContain('ZXing-C++ (Apache-2.0');
  });

  it('knows an installed package that the bundler does not list', async () => {
    const icons = await readInstalled('lucide-react');
    expect(noticeOf([icons])).toMatch(/^lucide-react .* \(ISC\)\n\nISC License/);
  });

  it.each(['GPL-3.0-only', 'LGPL-2.1', 'MPL-2.0', 'none'])('refuses %s', (identifier) => {
    expect(() => noticeOf([{ ...CUP, identifier }])).toThrow(`cup (${identifier})`);
  });
});
