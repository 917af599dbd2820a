import { crc16 } from '../features/payment/crc16.ts';

/** The fields of a QRIS over Rp38.000, by their tag, without the checksum. */
const FIELDS: Readonly<Record<string, string>> = {
  '00': '01',
  '01': '12',
  '51': '0014ID.CO.QRIS.WWW0215ID10200000000010303UMI',
  '52': '5812',
  '53': '360',
  '54': '38000',
  '58': 'ID',
  '59': 'KEDAI KOPI SENAYAN',
  '60': 'JAKARTA',
};

/** The text of a QRIS. `changes` replace its fields, or remove them if null. */
export function createQrisCode(changes: Readonly<Record<string, string | null>> = {}): string {
  const fields = Object.entries({ ...FIELDS, ...changes })
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([tag, value]) => (value === null ? [] : [field(tag, value)]));
  return withChecksum(fields.join(''));
}

/** Appends the checksum to the fields of a code. */
export function withChecksum(fields: string): string {
  const open = `${fields}6304`;
  return open + crc16(open).toString(16).toUpperCase().padStart(4, '0');
}

function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}
