/**
 * `npm run deploy-check -- https://example.com`: whether a server sends the app as it has to. Exits with 1 where it does
 * not, and prints what was expected and what came.
 */
import { APP_PATH } from './app-path.ts';
import { checkServed } from './served/check-served.ts';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) {
  console.error('Name the server, as in: npm run deploy-check -- https://example.com');
  process.exit(2);
}

const findings = await checkServed(new URL(APP_PATH, address)).catch((error: unknown) => {
  console.error(`${address} does not answer: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
for (const { what, expected, got } of findings) {
  console.error(`✗ ${what}\n    expected ${expected}\n    got      ${got}`);
}
console.log(
  findings.length === 0 ? `${address} sends the app as it has to.` : `${findings.length} findings`,
);
if (findings.length > 0) process.exitCode = 1;
