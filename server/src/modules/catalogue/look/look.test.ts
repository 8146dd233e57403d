import { changeLook, readLook, type StudioLook } from '@limber/contract/desk/website/look.ts';
import {
  brandColours,
  contrast,
  GROUNDS,
  newLook,
} from '@limber/contract/terms/site/brand-look.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld } from '../../../../test/harness.ts';
import { addressOf } from '../pictures/mark-picture-shown.ts';
import { insertPicture } from '../pictures/queries.ts';
import { readSite } from '../website/read-site.ts';
import { makeIcons } from './make-icon.ts';

const world = await openWorld();
const { ask, historyOf, manager } = await openManaging(world);

const uploaded = async (colour: string) => {
  const id = crypto.randomUUID();
  const create = { width: 300, height: 300, channels: 4 as const, background: colour };
  const bytes = await sharp({ create }).webp({ lossless: true }).toBuffer();
  await insertPicture(world.db, { id, bytes, actorId: manager, at: world.clock.now() });
  return addressOf(id);
};
const look = async (): Promise<StudioLook> => (await ask(readLook)).body;
/** Saves other colours or pictures. */
const change = async (colours: object, pictures: object = {}) => {
  const before = await look();
  return ask(changeLook, { ...before, ...colours, pictures: { ...before.pictures, ...pictures } });
};
const site = async () => (await readSite(world.db, world.clock.now())).site;
const made = async (name: string) => {
  const now = await site();
  return makeIcons(world.db, () => now)(name);
};

test('a studio without choices has the built files and the standard colours', async () => {
  expect((await site()).look).toEqual({ version: 1, colours: {}, pictures: {} });
  for (const name of ['icons/favicon-32.png', 'favicon.svg', 'media/og.jpg'])
    expect(await made(name)).toBeNull();
});

test('colours are on the pages at once, as dark or light as text needs, and in the log', async () => {
  const { status, body } = await change({ primary: '#e83e8c' });
  expect([status, body.version]).toEqual([200, 2]);
  const { colours } = (await site()).look;
  expect(colours['--brand-primary']).not.toBe('#e83e8c');
  expect((await historyOf('look'))[0]).toMatchObject({ became: { primary: '#e83e8c' } });
  const star = await made('favicon.svg');
  expect([star?.type, String(star?.bytes)]).toEqual([
    'image/svg+xml',
    expect.stringContaining(`fill="${colours['--brand-primary']}"`),
  ]);
  expect((await change({ version: 1 })).status).toBe(409);
});

test('every colour becomes one that can be read on each ground', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      const colours = brandColours({ ...newLook, primary, accent });
      for (const name of ['primary', 'gold']) {
        for (const [theme, of] of [
          ['light', ''],
          ['dark', '-dark'],
        ] as const) {
          const colour = colours[`--brand-${name}${of}`] ?? '';
          for (const ground of GROUNDS[theme])
            expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrast(colours['--brand-pine'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
      const foil = contrast(colours['--brand-foil'] ?? '', colours['--brand-pine'] ?? '');
      expect(foil).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('icons and the picture for shared links are made from the mark and the logo', async () => {
  const mark = await uploaded('#ff0000');
  const logo_light = await uploaded('#0000ff');
  expect((await change({}, { mark, logo_light })).status).toBe(200);
  expect((await site()).look.pictures).toEqual({ mark, logo_light });
  const sizes = { 'favicon-32': 32, 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
  for (const [name, pixels] of Object.entries(sizes)) {
    const icon = await made(`icons/${name}.png`);
    const { data, info } = await sharp(icon?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([name, info.width, info.height]).toEqual([name, pixels, pixels]);
    const middle = (Math.floor(pixels / 2) * pixels + Math.floor(pixels / 2)) * info.channels;
    expect([data[middle], data[middle + 2]]).toEqual([255, 0]);
  }
  const shared = await made('media/og.jpg');
  const { data, info } = await sharp(shared?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([shared?.type, info.width, info.height]).toEqual(['image/jpeg', 1200, 630]);
  const middle = (315 * 1200 + 600) * info.channels;
  expect(data[middle + 2]).toBeGreaterThan(240);
  // A mark is no drawing.
  expect(await made('favicon.svg')).toBeNull();
});

test('the picture for shared links says the name and the line of the studio, in Arabic too @SITE-03', async () => {
  const whole = { ...(await site()), look: { version: 1, colours: {}, pictures: {} } };
  const arabic = { ...whole.arabic, 'Hands that help': 'أيادٍ تساعد' };
  const massage = {
    ...{ ...whole, kinds: ['massage'], arabic },
    studio: { ...whole.studio, brand: 'Corniche & Sons', tagline: 'Hands that help' },
  };
  const drawn = async (now: typeof whole, name = 'media/og.jpg') => {
    const file = await makeIcons(world.db, () => now)(name);
    if (!file) return null;
    const { width, height } = await sharp(file.bytes).metadata();
    expect([file.type, width, height]).toEqual(['image/jpeg', 1200, 630]);
    return file.bytes.toString('base64');
  };
  const english = await drawn(massage);
  const inArabic = await drawn(massage, 'media/og-ar.jpg');
  const named = await drawn({ ...massage, studio: { ...massage.studio, brand: 'Supple' } });
  const wordless = await drawn({ ...massage, studio: { ...massage.studio, tagline: '' } });
  expect(new Set([english, inArabic, named, wordless]).size).toBe(4);
  // Ours shows a stretch.
  expect(await drawn({ ...whole, kinds: ['massage', 'pnf_stretching'] })).toBeNull();
});

test('made files follow the look, and are made once for each', async () => {
  let now = await site();
  const make = makeIcons(world.db, () => now);
  const first = await make('icons/icon-192.png');
  expect(await make('icons/icon-192.png')).toBe(first);
  await change({}, { mark: await uploaded('#00ff00') });
  now = await site();
  expect((await make('icons/icon-192.png'))?.bytes.equals(first?.bytes as Buffer)).toBe(false);
});

test.each([
  [{ primary: 'red' }, {}, 'primary'],
  [{ accent: '#FFF' }, {}, 'accent'],
  [{}, { mark: 'https://elsewhere.example/mark.png' }, 'pictures.mark'],
  [{}, { mark: addressOf('00000000-0000-0000-0000-000000000000') }, 'pictures.mark'],
])('%j %j is refused at its field', async (colours, pictures, field) => {
  const { status, body } = await change(colours, pictures);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
