/**
 * The first step of `npm start`, `npm test` and `npm run build`: `node packages/tooling/bootstrap.mjs <command>
 * [arguments]`. Installs the dependencies of package-lock.json if needed, then runs `src/<command>.ts` on the project's
 * own Node, which is one of them. Plain JavaScript without imports: it must run on any Node from 20 on, before anything
 * is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The fields of a package-lock.json that this script needs.
 *
 * @typedef {{ version?: string, link?: true, optional?: true, os?: string | string[], cpu?: string | string[], libc?: string[] }} Package
 * @typedef {Record<string, Package>} Packages by path, such as `node_modules/vite`
 */

const OLDEST_NODE = 20;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules', '.bin');
const ON_WINDOWS = process.platform === 'win32';

const [command, ...commandArguments] = process.argv.slice(2);
if (!command) stop('Say what to do: start, test or build.');
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  stop(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
}

process.chdir(ROOT);
installWhereNeeded();
run(path.join('packages', 'tooling', 'src', `${command}.ts`), commandArguments);

function installWhereNeeded() {
  if (isInstalled()) return;
  console.log('Installing the dependencies. The first time this takes a minute or two …');
  install(withoutBin(), ['ci']);
  // npm skips an optional package, such as a bundler's binary, that needs a newer Node than npm's own. The project's
  // Node, installed by now, is new enough for all.
  if (!isInstalled()) install(withBin(), ['install', '--no-save']);
  if (!isInstalled()) {
    stop(
      'npm finished, and yet dependencies are missing. Delete the folder node_modules and try again. ' +
        'The Node of the project is an optional dependency: npm must not be set to omit those. There is one ' +
        'for Linux and macOS on x64 and arm64, and for Windows on x64.',
    );
  }
  console.log('The dependencies are installed.');
}

/**
 * @param {string} searchPath the PATH, which selects the Node that runs npm
 * @param {string[]} npmArguments
 */
function install(searchPath, npmArguments) {
  // The lockfile has a hash of each package. An install script could fetch what no hash covers.
  const wholly = ['--include=dev', '--include=optional', '--ignore-scripts'];
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { error, status } = spawnSync('npm', [...npmArguments, ...wholly, ...quietly], {
    stdio: 'inherit',
    env: { ...process.env, PATH: searchPath },
    shell: ON_WINDOWS,
  });
  if (error)
    stop(`npm did not start: ${error.message}. It comes with Node: install both and retry.`);
  if (status !== 0) {
    stop(
      'npm could not install the dependencies; its own words are above. Most often the network, a proxy ' +
        'or the registry is out of reach: check it, then give the same command again.',
    );
  }
}

/** Compares npm's lockfile of the installed node_modules with ours. */
function isInstalled() {
  if (!existsSync(path.join(BIN, 'node'))) return false;
  const installed = readPackages(path.join('node_modules', '.package-lock.json'));
  return Object.entries(readPackages('package-lock.json'))
    .filter(([place, wanted]) => place.includes('node_modules/') && isWantedHere(wanted))
    .every(([place, wanted]) => installed[place]?.version === wanted.version);
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * An optional package without a platform belongs to one with a platform, and is installed with it.
 *
 * @param {Package} wanted
 */
function isWantedHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (!(os || cpu)) return false;
  return (
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true) &&
    (libc?.includes(libcHere()) ?? true)
  );
}

/** The two families of Linux have different binaries. */
function libcHere() {
  /** @type {{ header: { glibcVersionRuntime?: string } }} */
  const report = JSON.parse(JSON.stringify(process.report.getReport()));
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Ctrl-C reaches the whole process group; a signal to this process alone is forwarded. A signal to npm ends at the
 * shell between npm and us, so the end of that shell counts as a signal.
 *
 * @param {string} script
 * @param {string[]} scriptArguments
 */
function run(script, scriptArguments) {
  const child = spawn('node', [script, ...scriptArguments], {
    stdio: 'inherit',
    env: { ...process.env, PATH: withBin() },
    shell: ON_WINDOWS,
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const shell = process.ppid;
  const watch = setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 500);
  child.on('error', (error) => stop(`${script} did not start: ${error.message}`));
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}

function withBin() {
  return [BIN, withoutBin()].join(path.delimiter);
}

/** npm puts the folder into the PATH of its scripts, but its Node cannot install its own replacement. */
function withoutBin() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.filter((folder) => path.resolve(folder) !== BIN).join(path.delimiter);
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
