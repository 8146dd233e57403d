import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';

interface PdfReader {
  getDocumentProxy(bytes: Uint8Array): Promise<object>;
  extractText(document: object): Promise<{ text: string[] }>;
}

// That of the server's tests.
const { getDocumentProxy, extractText }: PdfReader = createRequire(
  resolve(import.meta.dirname, '../../server/package.json'),
)('unpdf');

/** A mail as its reader gets it. */
export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The words of each file in it: a calendar file as it is, a PDF as it is read. */
  readonly files: readonly string[];
}

export interface MailServer {
  readonly url: string;
  /** All mails so far, oldest first. */
  readonly mails: readonly ReceivedMail[];
  close(): void;
}

/** A mail server on this machine that takes every mail; a studio in production sends to it. */
export async function openMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    converse(socket, async (to, raw) => void mails.push(await readMail(to, raw)));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The first code mailed to an address; waits until it has arrived. */
export async function codeIn(mails: readonly ReceivedMail[], to: string): Promise<string> {
  const find = () =>
    mails.flatMap((mail) => (mail.to === to ? mail.text.match(/\b\d{6}\b/) : null) ?? []);
  await expect.poll(() => find().length, { message: `code for ${to}` }).toBeGreaterThan(0);
  return find()[0] ?? '';
}

/** As much SMTP as receiving takes. */
function converse(socket: Socket, take: (to: string, raw: string) => Promise<void>): void {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  let unread = '';
  let to = '';
  let isMail = false;
  socket.setEncoding('latin1');
  socket.on('data', (sent) => {
    unread += sent;
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(mark);
      if (end < 0) return;
      const read = unread.slice(0, end);
      unread = unread.slice(end + mark.length);
      if (isMail) {
        isMail = false;
        // Acknowledged once it can be read.
        void take(to, read.replaceAll('\r\n..', '\r\n.')).then(() => say('250 taken'));
      } else if (/^DATA/i.test(read)) {
        isMail = true;
        say('354 go on');
      } else if (/^QUIT/i.test(read)) {
        socket.end('221 bye\r\n');
      } else {
        to = /^RCPT TO:<(.*)>/i.exec(read)?.[1] ?? to;
        say('250 ok');
      }
    }
  });
  say('220 mail.example');
}

async function readMail(to: string, raw: string): Promise<ReceivedMail> {
  const whole = partOf(raw);
  const leaves = leavesOf(whole);
  const textOf = (type: string) =>
    leaves
      .find((part) => part.type === type && !part.file)
      ?.bytes()
      .toString() ?? '';
  const files = leaves
    .filter(({ file }) => file)
    .map(async ({ type, bytes }) =>
      type === 'application/pdf' ? wordsOfPdf(bytes()) : bytes().toString(),
    );
  return {
    to,
    from: decodeWords(whole.header('from')),
    subject: decodeWords(whole.header('subject')),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    files: await Promise.all(files),
  };
}

/** The words of a PDF, page by page. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.join('\n');
}

interface Part {
  readonly type: string;
  readonly file: boolean;
  readonly body: string;
  readonly boundary: string | undefined;
  header(name: string): string;
  bytes(): Buffer;
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(end + 4);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const type = header('content-type');
  return {
    type: type.split(';')[0]?.toLowerCase() ?? '',
    file: header('content-disposition').startsWith('attachment'),
    body,
    boundary: /boundary="?([^";]+)"?/.exec(type)?.[1],
    header,
    bytes: () => decodeBody(body, header('content-transfer-encoding').toLowerCase()),
  };
}

function leavesOf({ boundary, body, ...part }: Part): Omit<Part, 'body' | 'boundary'>[] {
  if (!boundary) return [part];
  const inner = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return inner.flatMap((raw) => leavesOf(partOf(raw.replace(/^\s*?\r\n/, ''))));
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replaceAll('=\r\n', ''));
  return Buffer.from(body, 'latin1');
}

function decodeQuoted(text: string): Buffer {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

/** A header's words that are not in plain English (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how, text) =>
      (/b/i.test(how)
        ? Buffer.from(text, 'base64')
        : decodeQuoted(text.replaceAll('_', ' '))
      ).toString(),
    );
}
