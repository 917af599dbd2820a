import { DEFAULT_ENVIRONMENT } from '@cangkir/core/environment';
import { withPolicy } from '@cangkir/tooling/page-policy';
import type { Plugin } from 'vite';

/**
 * Writes the policy into the built page, after the plugins that write scripts and styles into it. The development server
 * has no policy: its client needs inline scripts.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = withPolicy(String(page.source), DEFAULT_ENVIRONMENT);
    },
  };
}
