/** A decoded part of a mail. */
export interface Part {
  readonly type: string;
  readonly text: string;
}

/** The text of a mail without its other forms: colours in HTML look like codes. */
export function wordsOfMail(raw: string): string {
  const { headers, body } = splitPart(raw);
  return partsOf(headers, body).find(({ type }) => type.startsWith('text/plain'))?.text ?? '';
}

/** The parts of a mail that contain no parts themselves. */
export function partsOf(headers: readonly string[], body: string): Part[] {
  const of = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  const type = of('content-type');
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (!boundary) return [{ type, text: decode(of('content-transfer-encoding'), body) }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((raw) => {
      const part = splitPart(raw.replace(/^\r\n/, ''));
      return partsOf(part.headers, part.body);
    });
}

/** The headers of a mail or part, unfolded, and the raw rest. */
export function splitPart(raw: string): { headers: string[]; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = end < 0 ? raw : raw.slice(0, end);
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split(/\r\n|\r|\n/);
  return { headers, body: end < 0 ? '' : raw.slice(end + 4) };
}

function decode(encoding: string, body: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
