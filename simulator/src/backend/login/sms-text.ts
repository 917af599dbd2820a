import { BRAND, type Language } from '@cangkir/core';

const SENTENCES: Readonly<Record<Language, (code: string) => string>> = {
  id: (code) =>
    `${BRAND.displayName}: kode verifikasi kamu ${code}. Berlaku 5 menit. Jangan berikan kode ini ke siapa pun, termasuk yang mengaku dari ${BRAND.displayName}.`,
  en: (code) =>
    `${BRAND.displayName}: your verification code is ${code}. It is valid for 5 minutes. Never share it, not even with someone claiming to be from ${BRAND.displayName}.`,
  zh: (code) =>
    `【${BRAND.displayName}】验证码 ${code}，5 分钟内有效。请勿告诉任何人，包括自称 ${BRAND.displayName} 工作人员的人。`,
};

/**
 * The SMS with a login code. Its last line binds the code to the web host, so that phones offer it only there (WebOTP,
 * "origin-bound one-time codes").
 */
export function smsText(code: string, language: Language, webHost: string): string {
  return `${SENTENCES[language](code)}\n\n@${webHost} #${code}`;
}
