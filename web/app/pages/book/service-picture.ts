import type { PictureSlot } from '../../components/pictures.ts';

/** Words of a service's name, English or Arabic, and the picture that fits them. */
const pictures: [pattern: RegExp, slot: PictureSlot][] = [
  [/red.?light|الضوء/i, 'red-light'],
  [/compression|بالضغط/i, 'compression'],
  [/massage|مساج|المساج/i, 'sport-massage'],
  [/pnf/i, 'pnf-stretching'],
  [/dynamic|الحركي/i, 'dynamic-stretching'],
  [/stretch|تمدد/i, 'stretching'],
];

/** The house's picture for a service of that name, if there is a fitting one. */
export function servicePicture(name: string): PictureSlot | undefined {
  return pictures.find(([pattern]) => pattern.test(name))?.[1];
}
