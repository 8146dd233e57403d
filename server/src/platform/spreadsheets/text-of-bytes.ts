/**
 * The text of a file: UTF-8, UTF-16 with its mark, or else a code page of Windows, which Excel uses
 * for CSV: the Arabic one where its letters stand side by side, else the Western one.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isArabic(bytes) ? 'windows-1256' : 'windows-1252').decode(bytes);
  }
}

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
