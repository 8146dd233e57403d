import { listLocations, listServices, listTherapists } from '@limber/contract/catalogue.ts';
import {
  addBranch,
  changeBranch,
  listStudioBranches,
} from '@limber/contract/desk/studio/branches.ts';
import { addDiscount, type NewDiscount } from '@limber/contract/desk/studio/partners.ts';
import {
  type StudioPictureUse,
  uploadStudioPicture,
} from '@limber/contract/desk/studio/pictures.ts';
import { changeService, listStudioServices } from '@limber/contract/desk/studio/services.ts';
import { changeTherapist, listStudioTherapists } from '@limber/contract/desk/studio/therapists.ts';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { openManaging } from '../../../../test/at-the-desk.ts';
import { openWorld, TEST_NOW } from '../../../../test/harness.ts';
import { actorOf, therapistNamed } from '../../../../test/people.ts';
import { API_BASE } from '../../../platform/http/serve-calls.ts';
import { readSite } from '../website/read-site.ts';
import { purgeStudioPictures } from './upload-picture.ts';

const world = await openWorld();
const { manager, ask, historyOf } = await openManaging(world);
const desk = await actorOf(world, 'front_desk');

beforeEach(() => world.clock.set(TEST_NOW));

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } });

async function upload(
  use: StudioPictureUse,
  bytes: Uint8Array,
  by = world.bearer(manager, 'manager'),
) {
  const form = new FormData();
  form.append('image', new Blob([Buffer.from(bytes)]), 'me.jpg');
  const request = new Response(form);
  const reply = await world.app.inject({
    method: 'POST',
    url: API_BASE + uploadStudioPicture.path.replace(':use', use),
    headers: { ...by, 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const uploaded = async (use: StudioPictureUse) =>
  (await upload(use, await picture().jpeg().toBuffer())).body.url as string;
const show = (url: string) => world.app.inject({ url });
const branchA = async () =>
  (await ask(listStudioBranches)).body.find((each: { location: string }) => each.location === 'A');

test.each([
  ['therapist', { width: 800, height: 800 }],
  ['branch', { width: 1200, height: 800 }],
  ['partner', { width: 320, height: 213 }],
] as const)(
  'of a %s is stored as WebP without metadata, served for good and to everybody',
  async (use, size) => {
    const laden = await picture()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(use, laden);
    expect(status).toBe(201);
    const reply = await show(body.url);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    const { format, width, height, exif } = await sharp(reply.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', ...size, exif: undefined });
  },
);

test('is served as narrow as a page asks, made once for each width @SITE-02', async () => {
  const url = await uploaded('branch');
  const at = async (width: string) => {
    const reply = await show(`${url}?width=${width}`);
    const { format, width: pixels } = await sharp(reply.rawPayload).metadata();
    return { format, pixels, kept: String(reply.headers['cache-control']), reply };
  };
  const narrow = await at('400');
  expect([narrow.format, narrow.pixels]).toEqual(['webp', 400]);
  expect(narrow.kept).toContain('immutable');
  expect(narrow.reply.rawPayload.length).toBeLessThan((await show(url)).rawPayload.length);
  // A logo of 320 pixels is not enlarged.
  const logo = await uploaded('partner');
  const { width } = await sharp((await show(`${logo}?width=800`)).rawPayload).metadata();
  expect(width).toBe(320);
  // It is not made again, even of other bytes.
  const id = url.split('/').at(-1);
  await world.query(`update studio_pictures set bytes = '' where id = '${id}'`);
  expect((await at('400')).reply.rawPayload.equals(narrow.reply.rawPayload)).toBe(true);
  expect((await show(`${url}?width=401`)).statusCode).toBe(400);
  const nowhere = `${API_BASE}service/pictures/${crypto.randomUUID()}?width=400`;
  expect((await show(nowhere)).statusCode).toBe(404);
  await world.query(`delete from studio_pictures where id = '${id}'`);
  expect((await show(`${url}?width=400`)).statusCode).toBe(404);
});

test('a file that is not a picture, or would fill the memory, is refused and not stored', async () => {
  const kept = async () => (await world.query('select from studio_pictures')).rowCount;
  const before = await kept();
  const bomb = await sharp({
    create: { width: 8000, height: 8000, channels: 3, background: '#000000' },
  })
    .png()
    .toBuffer();
  const broken = (await picture().png().toBuffer()).subarray(0, 60);
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const statuses = [];
  for (const bytes of [bomb, broken, script])
    statuses.push((await upload('partner', bytes)).status);
  expect(statuses).toEqual([413, 400, 415]);
  expect(await kept()).toBe(before);
  expect((await upload('branch', broken, world.bearer(desk.accountId, 'front_desk'))).status).toBe(
    403,
  );
});

test('a branch, a therapist and a partner show uploaded pictures, with a history; a replaced one stays', async () => {
  const [first, second] = [await uploaded('branch'), await uploaded('branch')];
  for (const image of [first, second]) {
    const { retired: _, ...before } = await branchA();
    expect((await ask(changeBranch, { ...before, image })).status).toBe(200);
  }
  const { body: shown } = await ask(listLocations);
  expect(JSON.stringify(shown)).toContain(second);
  expect((await historyOf('branch'))[0].became).toEqual({ image: second });
  const id = await therapistNamed(world, 'Noura');
  const { body: team } = await ask(listStudioTherapists);
  const { retired, full_name, ...noura } = team.find((each: { id: number }) => each.id === id);
  const photo = await uploaded('therapist');
  expect((await ask(changeTherapist, { ...noura, photo })).status).toBe(200);
  const { body: therapists } = await ask(listTherapists);
  expect(JSON.stringify(therapists)).toContain(photo);
  const logo_url = await uploaded('partner');
  const added = await ask(addDiscount, { ...discount, logo_url });
  expect(added.body).toMatchObject({ logo_url });
  world.clock.advance(3 * 24 * 60);
  await purgeStudioPictures(world.db, world.clock.now());
  for (const url of [first, second, photo, logo_url])
    expect((await show(url)).statusCode).toBe(200);
});

test('a service shows its own picture in the catalogue and on the home page, and leaves it again', async () => {
  const image = await uploaded('section');
  const serviceA = async () => (await ask(listStudioServices)).body[0];
  const { retired, proposed, ...service } = await serviceA();
  const shown = await ask(changeService, { ...service, image });
  expect([shown.status, shown.body.image]).toEqual([200, image]);
  expect((await historyOf('service'))[0].became).toEqual({ image });
  const { results } = (await ask(listServices)).body;
  expect(results.find(({ id }: { id: number }) => id === service.id).image).toBe(image);
  const { site } = await readSite(world.db, world.clock.now());
  expect(site.strip.find(({ id }) => id === service.id)?.image).toBe(image);
  world.clock.advance(3 * 24 * 60);
  await purgeStudioPictures(world.db, world.clock.now());
  expect((await show(image)).statusCode).toBe(200);
  const nowhere = `${API_BASE}service/pictures/${crypto.randomUUID()}`;
  const { version } = shown.body;
  const wrong = await ask(changeService, { ...service, version, image: nowhere });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['image']]);
  expect((await ask(changeService, { ...service, version })).body.image).toBeNull();
});

test('an earlier address still works, and one that leads nowhere is refused at its field', async () => {
  const { retired: _, version, ...branch } = await branchA();
  const image = '/media/al-warqa.webp';
  const kept = await ask(changeBranch, { ...branch, version, image });
  expect(kept.body.image).toBe(image);
  const nowhere = `${API_BASE}service/pictures/${crypto.randomUUID()}`;
  const seen = { ...branch, version: kept.body.version };
  for (const wrong of [nowhere, `${nowhere}x`]) {
    const { status, body } = await ask(changeBranch, { ...seen, image: wrong });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['image']]);
  }
  const { position, ...told } = branch;
  const taken = { ...told, name: { en: 'Yas', ar: 'ياس' }, position, image: null };
  const { location: __, ...fresh } = taken;
  expect((await ask(addBranch, fresh)).body.image).toBe(null);
  expect((await show(nowhere)).statusCode).toBe(404);
});

test('a picture that was never shown is deleted after a day', async () => {
  const url = await uploaded('partner');
  world.clock.advance(23 * 60);
  await purgeStudioPictures(world.db, world.clock.now());
  expect((await show(url)).statusCode).toBe(200);
  world.clock.advance(2 * 60);
  await purgeStudioPictures(world.db, world.clock.now());
  expect((await show(url)).statusCode).toBe(404);
});

const nothing = { en: '', ar: '' };
const discount: NewDiscount = {
  ...{ partner_name: 'Pictured', description: { en: 'Off.', ar: 'خصم.' }, category: nothing },
  ...{ city: nothing, postal_code: null, discount_percentage: 10, partner_type: 'local' },
  ...{ online_discount_code: null, website_url: null, instagram_url: null, logo_url: null },
  ...{ requires_membership_card: false, position: 90 },
};
