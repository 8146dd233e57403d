/** What a new studio starts with; after that the rows are the studio's own to change. */
import type { ServiceKind } from '@limber/contract/catalogue.ts';
import type { ResourceKind } from './resources.ts';

export const locations = [
  {
    code: 'A',
    name: 'Al Warqa',
    address: 'Al Warqa Mall, Tripoli st, Dubai',
    image: '/media/al-warqa.webp',
    icon: 'map-pin',
    phone: '+971 4 000 0001',
    emirate: 'dubai',
    parking: 'Two hours free in the garage of the mall. Take the lift at entrance B.',
    bookable: true,
  },
  {
    code: 'B',
    name: 'Al Mizhar',
    address: 'Al Mizhar 1, Dubai',
    image: '/media/al-mizhar.webp',
    icon: 'map-pin',
    phone: '+971 4 000 0002',
    emirate: 'dubai',
    parking: 'Free in front of the door.',
    bookable: true,
  },
  label('dmcc', 'DMCC'),
  label('jvc', 'JVC'),
  label('main', 'Main'),
  label('downtown', 'Downtown'),
  label('marina', 'Dubai Marina'),
];

/** A place that old bookings may name, where nothing can be booked. */
function label(code: string, name: string) {
  return {
    code,
    name,
    address: '',
    image: '',
    icon: 'map-pin',
    phone: '',
    emirate: null,
    parking: '',
    bookable: false,
  };
}

/** By ISO weekday, the same at every bookable branch. */
export const openingHours = [
  { weekday: 1, opensAt: '12:00', closesAt: '22:00' },
  { weekday: 2, opensAt: '12:00', closesAt: '22:00' },
  { weekday: 3, opensAt: '12:00', closesAt: '22:00' },
  { weekday: 4, opensAt: '12:00', closesAt: '22:00' },
  { weekday: 5, opensAt: '14:00', closesAt: '22:00' },
  { weekday: 6, opensAt: '10:00', closesAt: '22:00' },
  { weekday: 7, opensAt: '10:00', closesAt: '22:00' },
];

export const closures = [
  {
    name: 'Eid Al Adha',
    title: 'Eid Mubarak!',
    greeting_ar: 'عيد أضحى مبارك',
    starts_on: '2025-06-05',
    ends_on: '2025-06-08',
  },
];

export type SeededService = {
  name: string;
  kind: ServiceKind;
  description: string;
  /** Minutes to price in the studio's currency. */
  prices: Record<number, number>;
  needsSkill?: false;
  /** The resource that it needs in the branch, and for how long it takes that and the therapist. */
  takes?: { kind: ResourceKind; bufferMinutes: number; therapistMinutes?: number };
};

export const services: SeededService[] = [
  {
    name: 'Stretching',
    kind: 'stretching',
    description: 'A therapist takes you through an assisted stretch of the whole body.',
    prices: { 30: 180, 45: 250, 60: 320, 90: 450 },
  },
  {
    name: 'Sport Massage',
    kind: 'sport_massage',
    description: 'Firm work on tired muscles, before or after training.',
    prices: { 30: 190, 45: 270, 60: 350, 90: 490 },
    takes: { kind: 'Treatment room', bufferMinutes: 0 },
  },
  {
    name: 'PNF Stretching',
    kind: 'pnf_stretching',
    description: 'Contract, relax and reach further: stretching against the therapist’s hold.',
    prices: { 30: 190, 45: 260, 60: 340 },
  },
  {
    name: 'Dynamic Stretching',
    kind: 'dynamic_stretching',
    description: 'Led movement through your full range, to warm up and wake up.',
    prices: { 30: 180, 45: 250, 60: 320 },
  },
  {
    name: 'Deep Tissue Massage',
    kind: 'deep_tissue_massage',
    description: 'Slow pressure on the deeper layers, for knots that stay.',
    prices: { 60: 370, 90: 510 },
    takes: { kind: 'Treatment room', bufferMinutes: 0 },
  },
  {
    name: 'Prenatal Stretching',
    kind: 'prenatal_stretching',
    description: 'Gentle assisted stretching in comfortable positions during pregnancy.',
    prices: { 30: 190, 45: 260, 60: 340 },
  },
  {
    name: 'Cupping',
    kind: 'cupping',
    description: 'Moving and resting cups to ease back and shoulders.',
    prices: { 30: 160, 45: 220 },
    takes: { kind: 'Treatment room', bufferMinutes: 0 },
  },
  {
    name: 'Red-Light Therapy',
    kind: 'red_light',
    description: 'Time before a panel of red and near-infrared light, for skin and recovery.',
    prices: { 30: 120 },
    needsSkill: false,
    takes: { kind: 'Red-light bed', bufferMinutes: 5, therapistMinutes: 10 },
  },
  {
    name: 'Compression',
    kind: 'compression',
    description: 'Boots that squeeze in waves to rest heavy legs.',
    prices: { 30: 100, 45: 137.5 },
    needsSkill: false,
    takes: { kind: 'Compression boots', bufferMinutes: 5, therapistMinutes: 10 },
  },
];

/** The demo's services in the strip of the home page. */
export const strip = [
  'Red-Light Therapy',
  'Compression',
  'Stretching',
  'Sport Massage',
  'PNF Stretching',
  'Dynamic Stretching',
];

const STRETCHES = ['Stretching', 'PNF Stretching', 'Dynamic Stretching'];
const RECOVERY = ['Red-Light Therapy', 'Compression'];
const EVERYTHING = services.map((service) => service.name);

export type SeededPackage = {
  kind: 'regular' | 'shared' | 'unlimited';
  name: string;
  description: string;
  peopleLimit?: number;
  services: string[];
  /** `minutes` null: unlimited. Prices in the studio's currency. */
  options: { minutes: number | null; priceAmount: number; validityDays: number }[];
};

export const packages: SeededPackage[] = [
  {
    kind: 'regular',
    name: 'Starter Package',
    description: 'Five hours to find out what regular stretching does for you.',
    services: [...STRETCHES, ...RECOVERY],
    options: [{ minutes: 300, priceAmount: 1450, validityDays: 90 }],
  },
  {
    kind: 'regular',
    name: 'Balance Package',
    description: 'Ten hours of stretching and massage, a session a week or more.',
    services: EVERYTHING,
    options: [{ minutes: 600, priceAmount: 2750, validityDays: 180 }],
  },
  {
    kind: 'regular',
    name: 'Performance Package',
    description: 'Twenty hours for those who train hard all year.',
    services: EVERYTHING,
    options: [{ minutes: 1200, priceAmount: 5100, validityDays: 365 }],
  },
  {
    kind: 'shared',
    name: 'Shared Package for Two',
    description: 'One balance for you and one other adult.',
    peopleLimit: 2,
    services: EVERYTHING,
    options: [
      { minutes: 600, priceAmount: 2900, validityDays: 180 },
      { minutes: 1200, priceAmount: 5400, validityDays: 365 },
    ],
  },
  {
    kind: 'shared',
    name: 'Family Shared Package',
    description: 'One balance for up to four adults.',
    peopleLimit: 4,
    services: EVERYTHING,
    options: [
      { minutes: 1200, priceAmount: 5600, validityDays: 365 },
      { minutes: 2400, priceAmount: 10400, validityDays: 365 },
    ],
  },
  {
    kind: 'unlimited',
    name: 'Unlimited Stretching',
    description: 'One stretching session a day for 30 days.',
    services: STRETCHES,
    options: [{ minutes: null, priceAmount: 2900, validityDays: 30 }],
  },
  {
    kind: 'unlimited',
    name: 'Unlimited Recovery',
    description: 'One session a day of any service for 30 days.',
    services: EVERYTHING,
    options: [{ minutes: null, priceAmount: 3900, validityDays: 30 }],
  },
];
