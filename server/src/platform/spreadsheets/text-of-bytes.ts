/**
 * The text of a file: UTF-8, UTF-16 with its mark or without, or else a code page of Windows, which Excel uses
 * for CSV: the Arabic one where its letters stand side by side, else the Western one.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = utf16WithoutMark(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isArabic(bytes) ? 'windows-1256' : 'windows-1252').decode(bytes);
  }
}

/**
 * UTF-16 writes commas, digits and ends of lines with a zero beside them, after or before; no other
 * text has zeros. Undefined: another encoding.
 */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  let before = 0;
  let after = 0;
  for (const [at, byte] of bytes.subarray(0, BYTES_LOOKED_AT).entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) before += 1;
    else after += 1;
  }
  if (before === after) return undefined;
  return after > before ? 'utf-16le' : 'utf-16be';
}

const BYTES_LOOKED_AT = 4096;

/**
 * Whether letters beyond ASCII mostly have one of their kind beside them: those of Arabic words do,
 * those of `José` and `Müller` do not.
 */
function isArabic(bytes: Uint8Array): boolean {
  let inRuns = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isBeyondAscii(bytes[at])) continue;
    if (isBeyondAscii(bytes[at - 1]) || isBeyondAscii(bytes[at + 1])) inRuns += 1;
    else alone += 1;
  }
  return inRuns > alone;
}

const isBeyondAscii = (byte = 0) => byte >= FIRST_LETTER;
/** Below it, code pages have signs. */
const FIRST_LETTER = 0xc0;
