import type { LookPicture } from '@limber/contract/terms/site/brand-look.ts';
import { servedSite } from '../../lib/site-facts-in-page.ts';
import { pictureFiles } from './picture-files.ts';
import {
  type ResolvedPicture,
  resolveFile,
  resolveUpload,
  type UploadUse,
} from './resolve-file.ts';

/** A place on the site for one of our pictures. */
export type PictureSlot = keyof typeof pictureFiles;

/** Position of the subject, for pictures not cropped around the middle. */
const focuses: Partial<Record<PictureSlot, string>> = {
  equipment: '50% 52%',
  compression: '50% 55%',
  stretching: '50% 55%',
  'sport-massage': '45% 55%',
  'deep-tissue': '15% 70%',
  'prenatal-stretching': '74% 56%',
  cupping: '60% 58%',
  'pnf-stretching': '52% 55%',
  'dynamic-stretching': '47% 55%',
  'active-life': '53% 58%',
  login: '50% 62%',
  'hour-1': '50% 46%',
  'hour-2': '50% 46%',
  'hour-3': '50% 46%',
  'hour-4': '50% 46%',
  'hour-5': '50% 46%',
  'thank-you': '78% 60%',
  'not-found': '50% 60%',
  'al-warqa': '50% 58%',
  'al-mizhar': '55% 55%',
};

/** The picture of a slot, in its three widths, or the one that the studio has put into `place`. */
export function resolvePicture(slot: PictureSlot, place?: LookPicture): ResolvedPicture {
  const own = place && servedSite().look.pictures[place];
  if (own) return resolveUpload(own, 'section');
  return resolveFile(slot, pictureFiles[slot], focuses[slot] ?? '50% 50%');
}

/** The picture at an address: one of ours, or one that the studio has uploaded. */
export function resolveAddress(address: string, use: UploadUse): ResolvedPicture {
  const slot = slotAt(address);
  return slot ? resolvePicture(slot) : resolveUpload(address, use);
}

/** The slot of a plain address from a database row or an answer; undefined for other pictures. */
export function slotAt(address: string): PictureSlot | undefined {
  const name = /^\/media\/([\w-]+)\.webp$/.exec(address)?.[1];
  return name && name in pictureFiles ? (name as PictureSlot) : undefined;
}
