import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from '@cangkir/core';
import { onTestFinished } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { EVERYDAY_GIFT_CARDS } from '../src/backend/gift-card/gift-card.fixture.ts';
import { PEOPLE } from '../src/backend/login/login.fixture.ts';
import { customerTest } from './journey.ts';
import { button, text } from './locators.ts';

const WASM = new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));

const test = customerTest();

/** A picture of a QR code. Returns its path. */
async function pictureOf(code: string): Promise<string> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(WASM)).buffer } });
  const { image } = await writeBarcode(code, { format: 'QRCode', scale: 8 });
  if (image === null) throw new Error(`${code} has no QR code.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'scanner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'gift-card.png');
  writeFileSync(file, await image.bytes());
  return file;
}

test('the QR of a gift card is read from a picture, where there is no camera', async ({
  customer,
  phone,
}) => {
  const [card] = EVERYDAY_GIFT_CARDS;
  await customer.logIn(PEOPLE.member.phone);
  await customer.open(ROUTES.giftCards);
  await phone.click(button('Scan the card’s QR'));
  await phone.see(text('Choose a picture of the QR'));
  await phone.type('//input[@type="file"]', await pictureOf(String(card?.code)));
  await phone.see(text('Added to your balance!'));
});
