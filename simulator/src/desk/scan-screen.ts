import { parseMemberCardQr } from '@cangkir/core';
import type { Backend } from '../backend/backend.ts';
import type { Phone } from '../phone/create-phone.ts';
import { decodeQr } from '../till/decode.ts';
import { readScreen } from '../till/read-screen.ts';
import type { ScanResult } from './desk.types.ts';

/** The QR code on a phone's screen; null if there is none. */
export async function readScreenOf({ frame }: Pick<Phone, 'frame'>): Promise<string | null> {
  const page = frame.window();
  return page === null ? null : decodeQr(await readScreen(page));
}

/** Scans a phone's screen, and redeems the voucher, or the benefit of a member card. */
export async function scanScreenOf(
  phone: Pick<Phone, 'frame'>,
  backend: Pick<Backend, 'redeem' | 'redeemBenefit'>,
): Promise<ScanResult> {
  const code = await readScreenOf(phone);
  if (code === null) return { kind: 'nothing' };
  return parseMemberCardQr(code) === null
    ? { kind: 'read', code, name: 'redeem', result: backend.redeem(code) }
    : { kind: 'read', code, name: 'redeemBenefit', result: backend.redeemBenefit(code) };
}
