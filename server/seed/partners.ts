import { demoStudio } from '@limber/contract/terms/studio-facts.ts';
import type { Trx } from '../src/platform/database/db.ts';
import { insertRows } from './insert-rows.ts';

type SeededPartner = {
  name: string;
  /** Per cent. */
  discount: number;
  category: string;
  description: string;
  /** `online`: a code for the shop; `local`: the card shown on the spot. */
  type: 'online' | 'local' | 'both';
  city?: string;
  code?: string;
  showCard?: true;
  /** Codes to hand out when the usual one fails. */
  spareCodes?: string[];
};

/**
 * Made-up partners, the studio itself first. Their addresses end in `.example` and reach nobody.
 */
export const partners: SeededPartner[] = [
  {
    name: demoStudio.brand,
    discount: 10,
    category: 'Wellness and recovery',
    description: 'Taken off every booking and every package by itself.',
    type: 'local',
    city: 'Dubai',
  },
  {
    name: 'Triforce',
    discount: 15,
    category: 'Triathlon training',
    description: 'Off training plans and group sessions in the pool, on the bike and on the track.',
    type: 'both',
    city: 'Dubai',
    code: 'LIMBER-TRI-15',
    spareCodes: ['TRI-7KQ2', 'TRI-9XM4'],
  },
  {
    name: 'The Dungeon',
    discount: 10,
    category: 'Sport wear',
    description: 'Off everything in the shop that is not on sale already.',
    type: 'online',
    code: 'LIMBER10',
  },
  {
    name: 'Raptors',
    discount: 10,
    category: 'Gym and crossfit',
    description: 'Off day passes and monthly memberships.',
    type: 'local',
    city: 'Dubai',
    showCard: true,
  },
  {
    name: 'Train with Zee',
    discount: 15,
    category: 'Female gym',
    description: 'Off small classes for women.',
    type: 'local',
    city: 'Dubai',
    showCard: true,
  },
  {
    name: 'Oatful',
    discount: 15,
    category: 'Health snacks',
    description: 'Off every box of bars and granola.',
    type: 'online',
    code: 'LIMBER-OATS',
    spareCodes: ['OATS-4H8T'],
  },
  {
    name: 'One Shot',
    discount: 15,
    category: 'Hydration drinks',
    description: 'Off all drinks, delivered across the Emirates.',
    type: 'online',
    code: 'ONESHOT-LIMBER',
  },
  {
    name: 'Blank',
    discount: 10,
    category: 'Lifestyle',
    description: 'Off bottles, bags and mats.',
    type: 'both',
    city: 'Dubai',
    code: 'BLANK-LMB',
  },
  {
    name: 'Lavanderia',
    discount: 15,
    category: 'Services',
    description: 'Off washing and care of your sports clothes.',
    type: 'both',
    city: 'Dubai',
    code: 'LAVA-LIMBER',
    showCard: true,
  },
  {
    name: 'Pure Delight',
    discount: 15,
    category: 'Wellness',
    description: 'Off facials and treatments from Sunday to Thursday.',
    type: 'local',
    city: 'Dubai',
    showCard: true,
  },
  {
    name: 'Chai & Co',
    discount: 10,
    category: 'Restaurant and cafe',
    description: 'Off food and hot drinks for your table.',
    type: 'local',
    city: 'Dubai',
    showCard: true,
  },
];

/** One has no picture of its own: its tile shows the percentage instead. */
const WITHOUT_LOGO = 'Blank';

/** Inserts the partners, their discounts for members, and their spare codes. */
export async function insertPartners(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'partner_discounts',
    partners.map((partner, position) => {
      const slug = partner.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
      const own = partner.name === demoStudio.brand;
      return {
        partner_name: partner.name,
        description: partner.description,
        category: partner.category,
        discount_percentage: partner.discount,
        partner_type: partner.type,
        city: partner.city ?? null,
        postal_code: null,
        logo_url: partner.name === WITHOUT_LOGO ? null : `/partners/${slug}.svg`,
        online_discount_code: partner.code ?? null,
        website_url: own ? null : `https://${slug}.partner.example/`,
        instagram_url: own
          ? (demoStudio.social_links[0]?.url ?? null)
          : `https://instagram.com/${slug}.partner.example`,
        requires_membership_card: partner.showCard ?? false,
        position,
        active: true,
      };
    }),
  );
  const rows = await trx.selectFrom('partner_discounts').select(['id', 'partner_name']).execute();
  await insertRows(
    trx,
    'partner_codes',
    partners.flatMap((partner) => {
      const id = rows.find((row) => row.partner_name === partner.name)?.id ?? 0;
      return (partner.spareCodes ?? []).map((code) => ({ discount_id: id, code }));
    }),
  );
}
