import { uploadStudioPicture } from '@limber/contract/desk/studio/pictures.ts';
import { changeCoverPhoto, changeProfilePicture } from '@limber/contract/pictures.ts';
import sharp from 'sharp';
import { API_BASE } from '../../server/src/platform/http/serve-calls.ts';
import { atMost, type Drill, exactly, ofMachine, told } from '../drill.ts';
import { type Answer, send } from '../stand/ask.ts';
import type { Stand } from '../stand/stand.ts';
import { badFiles, laden, MARK, type Sent } from './make-files.ts';

const ANSWERED_MS = 1000;

/** Files that are not pictures, and pictures with more in them. */
export const files: Drill['run'] = ({ many, onStand }) =>
  onStand({}, async (stand) => {
    const [limber] = await stand.two();
    const rounds = many(20, 1);
    const bad = await badFiles();
    const good = await laden();
    const took: number[] = [];
    const taken: string[] = [];
    const unclean: string[] = [];
    const keptOf = async () =>
      (await stand.query('select id from pictures union all select id from studio_pictures'))
        .length;
    const before = await keptOf();
    const manager = await stand.team('manager');
    for (const file of bad) {
      const { status, tookMs } = await uploadOfStudio(limber.base, manager, file);
      took.push(tookMs);
      if (status < 400 || status >= 500) taken.push(`${file.name} of the studio: ${status}`);
    }
    const clients = await stand.addClients(rounds, 'sender');
    for (const client of clients) {
      for (const file of bad) {
        const { status, tookMs } = await upload(stand, limber.base, client, file);
        took.push(tookMs);
        if (status < 400 || status >= 500) taken.push(`${file.name}: ${status}`);
      }
    }
    const kept = (await keptOf()) - before;
    for (const client of clients) {
      for (const file of good) {
        const { status, body } = await upload(stand, limber.base, client, file);
        if (status === 200) unclean.push(...(await whatElse(limber.base, body.url, file)));
        else unclean.push(`${file.name}: answered ${status}`);
      }
    }
    for (const file of good) {
      const { status, body } = await uploadOfStudio(limber.base, manager, file);
      if (status === 201) unclean.push(...(await whatElse(limber.base, body.url, file)));
      else unclean.push(`${file.name} of the studio: answered ${status}`);
    }
    return [
      told('files that are no pictures, or too large', took.length),
      exactly('of them not answered 4xx', taken.length, 0, taken),
      exactly('pictures kept of them', kept),
      ofMachine(atMost('latest refusal', Math.max(...took), ANSWERED_MS, 'ms')),
      told('pictures that are more', (rounds + 1) * good.length),
      exactly('kept with more than a picture', unclean.length, 0, unclean),
    ];
  });

function upload(stand: Stand, base: string, client: number, file: Sent): Promise<Answer> {
  const { method, path } = file.bytes.length % 2 === 0 ? changeProfilePicture : changeCoverPhoto;
  return sendForm(method, base + API_BASE + path, file, stand.client(client));
}

function uploadOfStudio(base: string, manager: Headers, file: Sent): Promise<Answer> {
  const { method, path } = uploadStudioPicture;
  const use = (['therapist', 'branch', 'partner'] as const)[file.bytes.length % 3] ?? 'branch';
  return sendForm(method, base + API_BASE + path.replace(':use', use), file, manager);
}

type Headers = Record<string, string>;

function sendForm(method: string, url: string, file: Sent, headers: Headers): Promise<Answer> {
  const { bytes, fileName = 'me.png' } = file;
  const head = `--x\r\ncontent-disposition: form-data; name="image"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  return send(method, url, body, { ...headers, ...type });
}

/** Anything in a stored picture besides the picture. */
async function whatElse(base: string, url: string, { name }: Sent): Promise<string[]> {
  const reply = await fetch(new URL(url, base));
  const bytes = Buffer.from(await reply.arrayBuffer());
  const { format, exif, xmp, icc, iptc } = await sharp(bytes).metadata();
  const found = [
    ...Object.entries({ exif, xmp, icc, iptc }).flatMap(([key, value]) => (value ? [key] : [])),
    ...(bytes.includes(MARK) ? ['what was behind it'] : []),
    ...(format === 'webp' ? [] : [`the format ${format}`]),
    ...(reply.headers.get('content-type') === 'image/webp' ? [] : ['another type']),
    ...(reply.headers.get('x-content-type-options') === 'nosniff' ? [] : ['no nosniff']),
  ];
  return found.map((each) => `${name}: ${each}`);
}
