import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFiles } from './picture-files.ts';
import { type PictureSlot, resolveAddress, resolvePicture, slotAt } from './pictures.ts';

const web = join(import.meta.dirname, '../../..');
const slots = Object.keys(pictureFiles) as PictureSlot[];

const everyPicture = () =>
  slots.map((slot) => resolvePicture(slot)).flatMap((day) => (day.night ? [day, day.night] : day));

/** A crop of another picture. */
const crop = 'hero-dark-mobile';

test('every original has a slot, and every file named by a slot is served', () => {
  const originals = readdirSync(join(web, 'media')).map((name) => name.replace('.webp', ''));
  const nights = slots.filter((slot) => resolvePicture(slot).night).map((slot) => `${slot}-night`);
  expect([...slots, ...nights, 'og'].sort()).toEqual([...originals, crop].sort());
  for (const { src, sources } of everyPicture()) {
    const named = sources.flatMap(({ srcSet }) => srcSet.split(', '));
    expect(named).toHaveLength(6);
    for (const address of [src, ...named.map((candidate) => candidate.split(' ')[0] ?? '')])
      expect(existsSync(join(web, 'public', address)), address).toBe(true);
  }
});

test('every slot reserves its place and has a placeholder', () => {
  for (const { width, height, placeholder } of everyPicture()) {
    expect(width * height).toBeGreaterThan(0);
    expect(placeholder).toMatch(/^url\(data:image\/webp;base64,/);
    expect(placeholder?.length).toBeLessThan(200);
  }
});

test('a plain address leads to its slot', () => {
  expect(slotAt('/media/al-warqa.webp')).toBe('al-warqa');
  expect(slotAt('/uploads/al-warqa.webp')).toBeUndefined();
  expect(slotAt('/media/nobody.webp')).toBeUndefined();
});

test('a picture that the studio has uploaded comes in every width that is smaller than it', () => {
  const address = '/api/v1/service/pictures/5b0b6f0a-6f3b-4a5e-9a53-7f1f0e3c2d11';
  const { sources, src } = resolveAddress(address, 'therapist');
  expect(src).toBe(address);
  expect(sources).toEqual([
    {
      type: 'image/webp',
      srcSet: `${address}?width=200 200w, ${address}?width=400 400w, ${address} 800w`,
    },
  ]);
  expect(resolveAddress(address, 'hero_wide').sources[0]?.srcSet).toContain('?width=1200 1200w');
  // A file that was named by its address before there were uploads.
  expect(resolveAddress('/pictures/of-before.webp', 'branch').sources).toEqual([]);
  expect(resolveAddress('/media/al-warqa.webp', 'branch')).toEqual(resolvePicture('al-warqa'));
});
