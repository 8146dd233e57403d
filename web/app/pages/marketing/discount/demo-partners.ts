import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** An entry of the marketing page's partner list, which is static. */
export interface DemoPartner {
  id: number;
  name: string;
  /** Per cent. */
  discount: number;
  category: MessageDescriptor;
  /** Address of the logo, one of the site's own files. */
  logo: string;
  instagram: string;
  website: string;
}

/** The studio's own entry, which comes first and does not count as a partner. */
const ownEntryId = 1;

const entries: [name: string, discount: number, category: MessageDescriptor][] = [
  [defaultStudio.brand, 10, msg`Wellness and recovery`],
  ['Triforce', 15, msg`Triathlon training`],
  ['The Dungeon', 10, msg`Sport wear`],
  ['Raptors', 10, msg`Gym and crossfit`],
  ['Train with Zee', 15, msg`Female gym`],
  ['Oatful', 15, msg`Health snacks`],
  ['One Shot', 15, msg`Hydration drinks`],
  ['Blank', 10, msg`Lifestyle`],
  ['Lavanderia', 15, msg`Services`],
  ['Pure Delight', 15, msg`Wellness`],
  ['Chai & Co', 10, msg`Restaurant and cafe`],
];

export const demoPartners: DemoPartner[] = entries.map(([name, discount, category], index) => {
  const slug = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return {
    id: index + ownEntryId,
    name,
    discount,
    category,
    logo: `/partners/${slug}.svg`,
    instagram: `https://instagram.com/${slug}.partner.example`,
    website: `https://${slug}.partner.example/`,
  };
});

/** Two figures from the list: partners without the studio, and the best discount. */
export const partnerStats = {
  partners: demoPartners.filter(({ id }) => id !== ownEntryId).length,
  maxDiscount: Math.max(...demoPartners.map(({ discount }) => discount)),
};
