import { crc32, deflateSync } from 'node:zlib';
import { MOST_UPLOAD_BYTES } from '@limber/contract/terms/uploads.ts';
import sharp from 'sharp';

/** A file that is uploaded as a picture. */
export interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
  readonly fileName?: string;
}

/** Would do harm if executed; must not be found in any stored file. */
export const MARK = 'canary-in-a-picture';
const SCRIPT = `<script>alert('${MARK}')</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"><text>x</text></svg>`;

/** Files that are not pictures, or would take all memory: each must be refused. */
export async function badFiles(): Promise<Sent[]> {
  const small = await picture('png');
  return [
    { name: 'an SVG', bytes: Buffer.from(SVG), fileName: 'me.svg' },
    { name: 'an SVG that is called PNG', bytes: Buffer.from(SVG) },
    {
      name: 'an SVG behind a mark of UTF-8',
      bytes: Buffer.from(`\uFEFF<?xml version="1.0"?>${SVG}`),
    },
    { name: 'a page', bytes: Buffer.from(`<!doctype html>${SCRIPT}`) },
    { name: 'a GIF that is a script too', bytes: Buffer.from(`GIF89a=1;${SCRIPT}//`) },
    { name: 'a PDF', bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') },
    {
      name: 'an archive',
      bytes: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]),
    },
    { name: 'a program', bytes: Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(500)]) },
    { name: 'nothing', bytes: Buffer.alloc(0) },
    { name: 'a PNG that is cut off', bytes: small.subarray(0, small.length >> 1) },
    { name: 'a PNG of its first bytes only', bytes: small.subarray(0, 8) },
    { name: 'a PNG of 144 megapixels in 18 KB', bytes: bomb(12_000) },
    { name: 'a PNG that says 100,000 pixels a side', bytes: bomb(100_000, 1) },
    { name: 'an interlaced PNG of 39 megapixels in 120 KB', bytes: await interlaced(6300, 6200) },
    {
      name: 'an AVIF of 36 megapixels in 1 KB',
      bytes: await large().avif({ effort: 0 }).toBuffer(),
    },
    { name: 'a JPEG of 300 scans', bytes: await ofManyScans(300) },
    { name: 'a file that is too large', bytes: Buffer.alloc(MOST_UPLOAD_BYTES + 1, 0x89) },
  ];
}

/** Pictures with hidden content; only the picture itself may be stored. */
export async function laden(): Promise<Sent[]> {
  const [png, jpeg, webp] = await Promise.all([picture('png'), picture('jpeg'), picture('webp')]);
  const more = Buffer.from(SCRIPT);
  return [
    { name: 'a JPEG that says where it was taken', bytes: await located() },
    { name: 'a PNG with a page behind it', bytes: Buffer.concat([png, more]) },
    { name: 'a JPEG with a page behind it', bytes: Buffer.concat([jpeg, more]) },
    {
      name: 'a WebP with an archive behind it',
      bytes: Buffer.concat([webp, Buffer.from('PK\u0003\u0004'), more]),
    },
    { name: 'a PNG with a page in its text', bytes: withText(png, SCRIPT) },
    { name: 'a PNG by the name of another folder', bytes: png, fileName: '../../../etc/passwd' },
    { name: 'a PNG by the name of a page', bytes: png, fileName: `${MARK}.html` },
  ];
}

function picture(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const background = { r: 200, g: 120, b: 40 };
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

const large = (width = 6000, height = 6000) =>
  sharp({ create: { width, height, channels: 3, background: '#c87828' } });

/** Seven passes over the whole picture: within the limit on pixels, beyond that on work. */
export function interlaced(width: number, height: number): Promise<Buffer> {
  return large(width, height).png({ progressive: true }).toBuffer();
}

async function ofManyScans(many: number): Promise<Buffer> {
  const jpeg = await large(2000, 1500).jpeg().toBuffer();
  const begins = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(begins, -2);
  return Buffer.concat([jpeg.subarray(0, begins), ...Array(many).fill(scan), jpeg.subarray(-2)]);
}

async function located(): Promise<Buffer> {
  const jpeg = await picture('jpeg');
  return sharp(jpeg)
    .withExif({
      IFD0: { Artist: MARK, ImageDescription: SCRIPT },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '25/1 12/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '55/1 16/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
}

/** A one-colour square, one bit per pixel: large once decoded. */
function bomb(side: number, rows = side): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const lines = Buffer.alloc((Math.ceil(side / 8) + 1) * rows);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function withText(png: Buffer, text: string): Buffer {
  const end = png.length - 12;
  const said = chunk('tEXt', Buffer.from(`Comment\0${text}`));
  return Buffer.concat([png.subarray(0, end), said, png.subarray(end)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
