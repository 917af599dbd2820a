import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages as root on Debian or a derivative, and does nothing elsewhere. The caller checks what is installed
 * afterwards.
 */
export function installDebianPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive', ...process.env };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', ['-q', ...args], { stdio: 'inherit', env });
  }
}
