import {
  DEFAULT_CLOCK,
  DEFAULT_CURRENCY,
} from '@limber/contract/country/default-country-and-currency.ts';
import type { SiteBranch, SiteFacts } from '@limber/contract/site.ts';
import type { Closure } from '@limber/contract/studio.ts';
import { newSwitches } from '@limber/contract/terms/site-pages.ts';
import { demoStudio } from '@limber/contract/terms/studio-facts.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';
import { serveSite } from '../../lib/site-facts-in-page.ts';

const midday = { opens: '12:00', closes: '22:00' };
const opening_hours = [
  { weekday: 1, ...midday },
  { weekday: 2, ...midday },
  { weekday: 3, ...midday },
  { weekday: 4, ...midday },
  { weekday: 5, opens: '14:00', closes: '22:00' },
  { weekday: 6, opens: '10:00', closes: '22:00' },
  { weekday: 7, opens: '10:00', closes: '22:00' },
];

/** The demo's branches. */
export const testBranches: [SiteBranch, SiteBranch] = [
  {
    location: 'A',
    name: 'Al Warqa',
    address: demoStudio.address,
    image: '/media/al-warqa.webp',
    phone: '+971 4 000 0001',
    map_url: null,
    opening_hours,
  },
  {
    location: 'B',
    name: 'Al Mizhar',
    address: 'Al Mizhar 1, Dubai',
    image: '/media/al-mizhar.webp',
    phone: '+971 4 000 0002',
    map_url: null,
    opening_hours,
  },
];

/** Both branches are closed for it. */
export const eid: Closure = {
  id: 1,
  name: 'Eid Al Adha',
  title: 'Eid Mubarak!',
  greeting_ar: '',
  location: null,
  starts_on: '2025-06-05',
  ends_on: '2025-06-08',
};

/** What the demo's pages are served with, as far as tests look at it. */
export const testSite: SiteFacts = {
  language: 'en',
  open: true,
  studio: demoStudio,
  clock: DEFAULT_CLOCK,
  currency: DEFAULT_CURRENCY,
  terms: defaultTerms,
  branches: testBranches,
  kinds: ['stretching', 'red_light', 'compression'],
  strip: [
    {
      id: 1,
      name: 'Stretching',
      description: 'An assisted stretch.',
      image: null,
      kind: 'stretching',
    },
    {
      id: 2,
      name: 'Red-Light Therapy',
      description: 'Warm light.',
      image: null,
      kind: 'red_light',
    },
  ],
  partners: [
    partner(1, 'Limber', 10, 'Wellness and recovery'),
    partner(2, 'Triforce', 15, 'Triathlon training'),
    partner(3, 'Raptors', 10, 'Gym and crossfit'),
  ],
  switches: newSwitches,
  has_terms: false,
  gift_cards: false,
  look: { version: 1, colours: {}, pictures: {} },
  own_words: { en: {}, ar: {} },
  arabic: {
    [demoStudio.tagline]: 'خدمات الإطالة والتعافي الأولى في دبي منذ عام 2020',
    [demoStudio.chat_greeting]: 'مرحباً Limber، لديّ سؤال.',
    [demoStudio.address]: 'الورقاء مول، شارع طرابلس، دبي',
    'Al Mizhar 1, Dubai': 'المزهر 1، دبي',
    'Al Warqa': 'الورقاء',
    'Al Mizhar': 'المزهر',
    Dubai: 'دبي',
  },
};

function partner(id: number, name: string, discount: number, category: string) {
  const slug = name.toLowerCase();
  const logo = `/partners/${slug}.svg`;
  return { id, name, discount, category, logo, website: `https://${slug}.partner.example/` };
}

// Before each file of tests.
serveSite(testSite);
