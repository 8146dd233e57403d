import { changeProfile, readProfile } from '@limber/contract/accounts.ts';
import { listTherapists } from '@limber/contract/catalogue.ts';
import { readTherapistCard } from '@limber/contract/favourites.ts';
import {
  changeCoverPhoto,
  changeProfilePicture,
  removeCoverPhoto,
  removeProfilePicture,
} from '@limber/contract/pictures.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../../test/call-api.ts';
import { openWorld, TEST_NOW } from '../../../../test/harness.ts';
import { addClient, type TestClient, therapistNamed } from '../../../../test/people.ts';
import { API_BASE } from '../../../platform/http/serve-calls.ts';

let client: TestClient;
let clients = 0;

const world = await openWorld();
beforeEach(async () => {
  world.clock.set(TEST_NOW);
  clients += 1;
  client = await addClient(world, `Client${clients}`);
});

const PROFILE = changeProfilePicture.path;
const COVER = changeCoverPhoto.path;

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const half = {
    create: { width: width / 2, height, channels: 3, background: '#0000ff' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });

/** The same picture with additional scans. */
function withScans(jpeg: Buffer, many: number): Buffer {
  const begins = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(begins, -2);
  return Buffer.concat([jpeg.subarray(0, begins), ...Array(many).fill(scan), jpeg.subarray(-2)]);
}

async function upload(path: string, bytes: Uint8Array, part = 'image', name = 'me.jpg') {
  const form = new FormData();
  form.append('note', 'a field that nobody asked for');
  form.append(part, new Blob([Buffer.from(bytes)]), name);
  const request = new Response(form);
  const reply = await world.app.inject({
    method: 'PUT',
    url: API_BASE + path,
    headers: { ...client.headers(), 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const show = (url: string) => world.app.inject({ url });
const countPictures = async () =>
  (await world.db.selectFrom('pictures').select('id').where('account_id', '=', client.id).execute())
    .length;

describe('an uploaded picture', () => {
  test.each([
    ['JPEG', () => halves(800, 600).jpeg().toBuffer()],
    ['PNG', () => halves(800, 600).png().toBuffer()],
    ['WebP', () => halves(800, 600).webp().toBuffer()],
    ['AVIF', () => halves(64, 64).avif({ effort: 0 }).toBuffer()],
  ])('may be %s and becomes a square WebP for everyone to see @API-24', async (_kind, make) => {
    const { status, body } = await upload(PROFILE, await make());
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/api\/v1\/accounts\/pictures\/[0-9a-f-]{36}$/);
    const shown = await show(body.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    const { format, width, height } = await sharp(shown.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 });
    const profile = await callApi(world, readProfile, {}, { by: client });
    expect(profile.json().profile_picture).toBe(body.url);
  });

  test('is cropped wide as a cover photo, next to the profile picture @API-24', async () => {
    const bytes = await halves(2000, 1500).jpeg().toBuffer();
    const cover = await upload(COVER, bytes);
    const portrait = await upload(PROFILE, bytes);
    const { width, height } = await sharp((await show(cover.body.url)).rawPayload).metadata();
    expect([width, height]).toEqual([1600, 500]);
    expect(cover.body.url).not.toBe(portrait.body.url);
    expect(await countPictures()).toBe(2);
  });

  test('is turned as the camera says and loses its metadata', async () => {
    const bytes = await halves(600, 400)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Amina Haddad' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Amina Haddad')).toBe(true);
    const { body } = await upload(PROFILE, bytes);
    const kept = (await show(body.url)).rawPayload;
    const { exif, icc, xmp, orientation } = await sharp(kept).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // Turned clockwise by a quarter, the left side is on top.
    const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-3)).toBeLessThan(50);
  });

  test('replaces the previous one, which is deleted @API-24', async () => {
    const bytes = await halves(64, 64).png().toBuffer();
    const first = await upload(PROFILE, bytes);
    const second = await upload(PROFILE, bytes);
    expect(second.body.url).not.toBe(first.body.url);
    expect((await show(first.body.url)).statusCode).toBe(404);
    expect((await show(second.body.url)).statusCode).toBe(200);
    expect(await countPictures()).toBe(1);
  });

  test('that comes last is the only one left, however many arrive at once', async () => {
    const bytes = await halves(64, 64).png().toBuffer();
    const replies = await Promise.all([1, 2, 3, 4].map(() => upload(COVER, bytes)));
    expect(replies.every((reply) => reply.status === 200 || reply.status === 409)).toBe(true);
    expect(replies.at(-1)?.status).toBe(200);
    expect(await countPictures()).toBe(1);
  });

  test('of a therapist is the one that clients see', async () => {
    const noura = await therapistNamed(world, 'Noura');
    const { account_id } = await world.db
      .selectFrom('therapists')
      .select('account_id')
      .where('id', '=', noura)
      .executeTakeFirstOrThrow();
    client = { ...client, headers: () => world.bearer(account_id, 'therapist') };
    const { body } = await upload(PROFILE, await halves(64, 64).png().toBuffer());
    const card = await callApi(world, readTherapistCard, { id: noura });
    expect(card.json().picture).toBe(body.url);
    const team = await callApi(world, listTherapists);
    expect(team.json().find((each: { id: number }) => each.id === noura).photo).toBe(body.url);
  });
});

describe('an upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG', Buffer.from(svg), 415],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), 415],
    ['a text', Buffer.from('hello'), 415],
    ['a page that begins like a JPEG', Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'), 400],
    ['a page that begins like an AVIF', Buffer.from(`\0\0\0\x18ftypavif${svg}`, 'latin1'), 400],
  ])('is %s', async (_what, bytes, status) => {
    const reply = await upload(PROFILE, bytes, 'image', 'portrait.jpg');
    expect(reply.status).toBe(status);
    expect(reply.body.error).toBe(reply.body.detail);
    expect(await countPictures()).toBe(0);
  });

  test('when it ends in the middle', async () => {
    const bytes = await halves(600, 400).jpeg().toBuffer();
    const { status, body } = await upload(PROFILE, bytes.subarray(0, bytes.length / 2));
    expect([status, body.detail]).toEqual([
      400,
      'This picture cannot be read. Please choose another.',
    ]);
  });

  test('when it exceeds 5 MB', async () => {
    const { status, body } = await upload(PROFILE, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
    expect([status, body.detail]).toEqual([
      413,
      'This file is too large. Please choose one of 5 MB at most.',
    ]);
  });

  test('when it exceeds 40 megapixels, however few bytes', async () => {
    const create = { width: 8000, height: 5001, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const { status, body } = await upload(COVER, bytes);
    expect([status, body.detail]).toEqual([
      413,
      'This picture is too large. Please choose one of 40 megapixels at most.',
    ]);
  });

  test.each([
    ['an interlaced PNG', () => plain(3000, 2200).png({ progressive: true }).toBuffer()],
    ['an AVIF', () => plain(4000, 3500).avif({ effort: 0 }).toBuffer()],
    ['a JPEG of many scans', async () => withScans(await plain(2000, 1500).jpeg().toBuffer(), 200)],
  ])(
    'when it is %s that costs more than it shows, before it is decoded @OUTSIDE-02',
    async (_what, make) => {
      const { status, body } = await upload(COVER, await make());
      expect(status).toBe(413);
      expect(body.detail).toMatch(/^This picture takes too much work to open\./);
      expect(body.in_other_languages.ar.detail).toMatch(/^فتح هذه الصورة/);
      expect(await countPictures()).toBe(0);
    },
  );

  test.each([
    ['an interlaced PNG', () => plain(1500, 1000).png({ progressive: true }).toBuffer()],
    ['a progressive JPEG', () => plain(3000, 2000).jpeg({ progressive: true }).toBuffer()],
  ])('is not %s of the usual size', async (_what, make) => {
    expect((await upload(COVER, await make())).status).toBe(200);
  });

  test('when the form has no picture', async () => {
    const bytes = await halves(64, 64).png().toBuffer();
    for (const reply of [
      await upload(PROFILE, bytes, 'photo'),
      await upload(PROFILE, Buffer.alloc(0)),
    ]) {
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.fields)).toEqual(['image']);
    }
  });

  test('when there is no form, or a broken one', async () => {
    const put = (headers: Record<string, string>, payload: string) =>
      world.app.inject({
        method: 'PUT',
        url: API_BASE + PROFILE,
        headers: { ...client.headers(), ...headers },
        payload,
      });
    expect((await put({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
    expect((await put({ 'content-type': 'image/png' }, 'x')).statusCode).toBe(415);
    const form = 'multipart/form-data; boundary=x';
    const cut = await put({ 'content-type': form }, '--x\r\ncontent-disposition: form-data; na');
    expect(cut.statusCode).toBe(400);
    expect((await put({ 'content-type': 'multipart/form-data' }, 'x')).statusCode).toBe(400);
  });
});

test('an account may upload thirty pictures an hour', async () => {
  const page = Buffer.from('not a picture');
  for (let number = 1; number <= 30; number += 1) {
    expect((await upload(PROFILE, page)).status).toBe(415);
  }
  expect((await upload(PROFILE, page)).status).toBe(429);
});

test('no other call takes a form', async () => {
  const reply = await world.app.inject({
    method: changeProfile.method,
    url: API_BASE + changeProfile.path,
    headers: { ...client.headers(), 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  });
  expect(reply.statusCode).toBe(415);
});

test('the API description names the part that carries the file', async () => {
  const { paths } = (await world.app.inject({ url: '/api/v1/openapi.json' })).json();
  const call = paths[`/${PROFILE}`].put;
  const form = call.requestBody.content['multipart/form-data'].schema;
  expect(form.properties.image).toEqual({ type: 'string', format: 'binary' });
  const shown = paths['/accounts/pictures/{id}'].get.responses;
  expect(Object.keys(shown['200'].content)).toEqual(['image/webp']);
  expect(shown['404']).toEqual({ $ref: '#/components/responses/Unknown' });
});

test.each([
  ['profile_picture', changeProfilePicture, removeProfilePicture],
  ['cover_photo', changeCoverPhoto, removeCoverPhoto],
])('a %s can be removed again, and is deleted', async (field, change, removal) => {
  const { body } = await upload(change.path, await halves(800, 600).jpeg().toBuffer());
  const remove = () => callApi(world, removal, {}, { by: client });
  expect((await remove()).statusCode).toBe(204);
  const profile = await callApi(world, readProfile, {}, { by: client });
  expect(profile.json()[field]).toBeNull();
  expect((await show(body.url)).statusCode).toBe(404);
  expect(await countPictures()).toBe(0);
  expect((await remove()).statusCode).toBe(204);
});
