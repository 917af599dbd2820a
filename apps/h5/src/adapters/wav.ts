/** Samples of one channel as a WAV file: 16 bits each, at `rate` a second. */
export function wavOf(samples: Float32Array, rate: number): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const bytes = samples.length * 2;
  writeText(header, 0, 'RIFF');
  header.setUint32(4, 36 + bytes, true);
  writeText(header, 8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  // PCM, one channel.
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  writeText(header, 36, 'data');
  header.setUint32(40, bytes, true);
  // Phones and computers are little-endian, as the file is.
  const data = new Int16Array(samples.length);
  for (let index = 0; index < samples.length; index += 1) {
    data[index] = (samples[index] ?? 0) * 0x7fff;
  }
  return new Blob([header, data], { type: 'audio/wav' });
}

function writeText(view: DataView, at: number, text: string): void {
  for (const [index, character] of [...text].entries()) {
    view.setUint8(at + index, character.charCodeAt(0));
  }
}
