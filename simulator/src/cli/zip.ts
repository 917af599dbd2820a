import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

const LOCAL_HEADER = { signature: 0x04034b50, length: 30 } as const;
const CENTRAL_HEADER = { signature: 0x02014b50, length: 46 } as const;
const END = { signature: 0x06054b50, length: 22 } as const;

const METHOD = { stored: 0, deflated: 8 } as const;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/**
 * Reads an archive without encryption, of less than 4 GB.
 *
 * @throws RangeError or an error of zlib if it is damaged.
 */
export function readZip(archive: Buffer): readonly ZipEntry[] {
  const end = archive.lastIndexOf(uint32(END.signature));
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(from, from + archive.readUInt32LE(at + 20));
    const isStored = archive.readUInt16LE(at + 10) === METHOD.stored;
    entries.push({ name, content: isStored ? packed : inflateRawSync(packed) });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** Writes an archive of less than 4 GB. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const encoded = Buffer.from(name);
    const common = commonFields(content, packed, encoded);
    const local = Buffer.alloc(LOCAL_HEADER.length);
    local.writeUInt32LE(LOCAL_HEADER.signature, 0);
    common.copy(local, 4);
    const central = Buffer.alloc(CENTRAL_HEADER.length);
    central.writeUInt32LE(CENTRAL_HEADER.signature, 0);
    central.writeUInt16LE(VERSION, 4);
    common.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    parts.push(local, encoded, packed);
    directory.push(central, encoded);
    offset += local.length + encoded.length + packed.length;
  }
  const end = Buffer.alloc(END.length);
  end.writeUInt32LE(END.signature, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** The fields that both headers have, in their order. */
function commonFields(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(METHOD.deflated, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
