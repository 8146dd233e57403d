import { noFees } from '@limber/contract/payments.ts';
import { LOOK_PICTURES, newLook } from '@limber/contract/terms/site/brand-look.ts';
import { newSwitches } from '@limber/contract/terms/site-pages.ts';

const both = (en: string) => ({ en, ar: en });
const none = { en: '', ar: '' };
const seen = { version: 1 };
// Something that never was.
const gone = (more: Record<string, unknown>) => ({
  foreign: () => ({ id: 2_000_000, ...seen, ...more }),
  seenBy: [],
});

const service = {
  ...{ name: both('Matrix stretch'), description: none, kind: null, needs_skill: false },
  ...{
    prices: [{ time: 60, price: 320 }],
    image: null,
    buffer_minutes: 0,
    therapist_minutes: null,
  },
  ...{ needs: [], therapist_ids: [], position: 50 },
};
const product = {
  ...{ name: both('Matrix package'), description: none, people_limit: 1, service_ids: [1] },
  ...{ renews: false, unused_minutes: 'expire', while_failing: 'wait', as_gift: false },
  ...{ position: 50, sizes: [{ time: 600, price: 2750, validity_days: 180 }] },
};
const retail = {
  ...{ name: both('Matrix oil'), price: 95, bar_code: null, warnings: [], position: 50 },
};
const resource = { kind: both('Mat'), name: both('Matrix mat'), position: 50 };

const discount = {
  ...{ partner_name: 'Matrix', description: none, category: none, city: none, postal_code: null },
  ...{ discount_percentage: 10, partner_type: 'local', online_discount_code: null },
  ...{ website_url: null, instagram_url: null, logo_url: null },
  ...{ requires_membership_card: true, position: 50 },
};
const settings = {
  ...{
    version: 2_000_000,
    trn: null,
    membership_waits_for_payment: false,
    waitlist_members_first: false,
  },
};
const website = {
  ...{ version: 2_000_000, brand: 'Matrix', legal_name: 'Matrix', tagline: both('Matrix') },
  ...{ address: both('Matrix'), phone: null, chat_number: null, chat_greeting: none },
  ...{ email: null, since: null, city: none, country: 'AE', court: none, social_links: [] },
  switches: newSwitches,
};

const ofLook = LOOK_PICTURES.map((name) => [name, null]);
const look = { ...newLook, version: 2_000_000, pictures: Object.fromEntries(ofLook) };

const branch = {
  ...{ name: both('Matrix branch'), address: none, map_url: null, phone: '', image: null },
  ...{ emirate: null, parking: none, position: 50 },
};
const therapist = {
  ...{ location: 'A', name_ar: null, languages: ['en'], service_ids: [], books_by_phone: false },
  ...{ photo: null, position: 50 },
};
const person = {
  ...{ email: 'matrix@limber.example', first_name: 'Mat', last_name: 'Rix', gender: 'female' },
};

const aWebhook = { url: 'https://books.example/hook', events: ['booking.made'] };

/**
 * Rows for the calls about the studio's own things; all of them are for managers, who see every
 * branch.
 */
export const studioRows = {
  'GET desk/studio/services': 'oneself',
  'POST desk/studio/services': { own: () => service },
  'PUT desk/studio/services/:id': gone(service),
  'POST desk/studio/services/:id/retire': gone({ retired: true }),
  'GET desk/studio/planned-changes': 'oneself',
  'GET desk/studio/dependents': { own: () => ({ subject: 'service', id: '1' }) },
  'POST desk/studio/planned-changes': {
    foreign: () => ({
      ...{ subject: 'service', thing_id: 2_000_000, from_day: '2026-12-01', prices: null },
    }),
    seenBy: [],
  },
  'DELETE desk/studio/planned-changes/:id': {
    foreign: () => ({ id: 2_000_000 }),
    seenBy: [],
  },
  'GET desk/studio/partners': 'oneself',
  'POST desk/studio/partners': { own: () => discount },
  'PUT desk/studio/partners/:id': gone(discount),
  'POST desk/studio/partners/:id/retire': gone({ retired: true }),
  'POST desk/studio/partners/:id/codes': {
    foreign: () => ({ id: 2_000_000, codes: ['A'] }),
    seenBy: [],
  },
  'GET desk/studio/therapists': 'oneself',
  'POST desk/studio/therapists': { own: () => ({ ...person, ...therapist }) },
  'PUT desk/studio/therapists/:id': gone(therapist),
  'POST desk/studio/therapists/:id/retire': gone({ retired: true }),
  'GET desk/studio/pay': 'oneself',
  'POST desk/studio/pay/:id': gone({ valid_from: '2026-12-01', per_hour: 45, share_percent: 0 }),
  'GET desk/calendar-feed/:location/': {
    own: () => ({ location: 'A' }),
    foreign: () => ({ location: 'B' }),
  },
  'POST desk/calendar-feed/:location/': {
    own: () => ({ location: 'A' }),
    foreign: () => ({ location: 'B' }),
  },
  'DELETE desk/calendar-feed/:location/': {
    own: () => ({ location: 'A' }),
    foreign: () => ({ location: 'B' }),
  },
  'GET desk/studio/branches': 'oneself',
  'POST desk/studio/branches': { own: () => branch },
  // The state that was seen is not that of now: 409.
  'PUT desk/studio/branches/:location': {
    own: () => ({ location: 'A', version: 2_000_000, ...branch }),
    foreign: () => ({ location: 'Z', version: 1, ...branch }),
    seenBy: [],
  },
  'POST desk/studio/branches/:location/retire': {
    own: () => ({ location: 'A', version: 2_000_000, retired: true }),
    foreign: () => ({ location: 'Z', version: 1, retired: true }),
    seenBy: [],
  },
  'POST desk/studio/pictures/:use': { own: () => ({ use: 'branch' }) },
  'GET desk/studio/texts': 'oneself',
  'PUT desk/studio/texts': {
    foreign: () => ({ source: 'What nobody says', words: 'لا', seen: 'لا' }),
    seenBy: [],
  },
  'GET desk/studio/message-templates': 'oneself',
  'GET desk/studio/messages': 'oneself',
  // The state that was seen is not that of now: 409.
  'PUT desk/studio/messages/:kind': {
    own: () => ({ kind: 'greeting', version: 2_000_000, words: null }),
  },
  'GET desk/studio/software': 'oneself',
  'PUT desk/studio/software': { own: () => ({ keys: true, assistants: true }) },
  'GET desk/studio/webhooks': 'oneself',
  'POST desk/studio/webhooks': { own: () => aWebhook },
  // An address that nobody has added.
  'PUT desk/studio/webhooks/:id': {
    foreign: () => ({ id: 2_000_000, ...aWebhook }),
    seenBy: [],
  },
  'DELETE desk/studio/webhooks/:id': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'POST desk/studio/webhooks/:id/try': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'GET desk/studio/webhooks/:id/deliveries': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'POST desk/studio/webhooks/:id/deliveries/:delivery/again': {
    foreign: () => ({ id: 2_000_000, delivery: 1 }),
    seenBy: [],
  },
  'GET desk/api-keys': 'oneself',
  'DELETE desk/api-keys/:id': { foreign: () => ({ id: 2_000_000 }), seenBy: [] },
  'GET desk/studio/settings': 'oneself',
  // The state that was seen is not that of now: 409.
  'PUT desk/studio/settings': { own: () => settings },
  'GET desk/studio/website': 'oneself',
  'PUT desk/studio/website': { own: () => website },
  'GET desk/studio/sentences': { own: () => ({ page: 'home' }) },
  'PUT desk/studio/sentences': {
    foreign: () => ({
      ...{ source: 'What nobody says', own_en: null, own_ar: null },
      seen: { own_en: null, own_ar: null },
    }),
    seenBy: [],
  },
  'POST desk/studio/website/preview': { own: () => ({ path: '/', language: 'en' }) },
  'GET desk/studio/look': 'oneself',
  'PUT desk/studio/look': { own: () => look },
  'GET desk/studio/policies': 'oneself',
  'POST desk/studio/policies/:kind': {
    own: () => ({ kind: 'terms', holds_from: '2030-01-01', text: both('# Matrix') }),
  },
  'DELETE desk/studio/policies/:kind/:version': {
    foreign: () => ({ kind: 'terms', version: 2_000_000 }),
    seenBy: [],
  },
  'GET desk/studio/place': 'oneself',
  // The state that was seen is not that of now: 409.
  'PUT desk/studio/place': {
    own: () => ({ version: 2_000_000, country: 'AE', zone: 'Asia/Dubai', currency: 'AED' }),
  },
  'GET desk/studio/gift-cards': 'oneself',
  'PUT desk/studio/gift-cards': {
    own: () => ({
      ...{ version: 2_000_000, sold: true, amounts: [250], least: 50, most: 5000 },
      valid_months: null,
      packages_taxed: 'used',
    }),
  },
  'GET desk/studio/payment-terms': 'oneself',
  'PUT desk/studio/payment-terms': {
    own: () => ({
      ...{ version: 2_000_000, package_id: null, paid: 'either', asked_of: 'everybody' },
      missed_sessions: null,
      ...{ deposit_percent: 50, deposit_amount: null, late_back_percent: 0 },
      ...{ card_of: 'nobody', card_missed_sessions: null, ...noFees },
    }),
  },
  'GET desk/studio/pay-rules/': 'oneself',
  'PUT desk/studio/pay-rules/': {
    own: () => ({
      ...{ version: 2_000_000, therapists_see: false, tips_shared: false },
      tips_from: '2026-12-01',
    }),
  },
  'GET desk/studio/vat': 'oneself',
  // The state that was seen is not that of now: 409.
  'POST desk/studio/vat': {
    own: () => ({ version: 2_000_000, valid_from: '2026-12-01', percent: 5 }),
  },
  'POST desk/studio/vat/withdraw': {
    own: () => ({ version: 2_000_000, valid_from: '2026-12-01' }),
  },
  'GET desk/studio/tax-categories': 'oneself',
  // The state that was seen is not that of now: 409.
  'POST desk/studio/tax-categories': {
    own: () => ({
      ...{ version: 2_000_000, valid_from: '2026-12-01', category: 'exempt' },
      ...{ services: [1], packages: [], products: [] },
    }),
  },
  'POST desk/studio/tax-categories/withdraw': {
    own: () => ({ version: 2_000_000, kind: 'service', id: 1, valid_from: '2026-12-01' }),
  },
  'GET desk/studio/packages': 'oneself',
  'POST desk/studio/packages': { own: () => ({ kind: 'regular', ...product }) },
  'PUT desk/studio/packages/:id': gone(product),
  'POST desk/studio/packages/:id/retire': gone({ retired: true }),
  'GET desk/studio/products': 'oneself',
  'POST desk/studio/products': { own: () => retail },
  'PUT desk/studio/products/:id': gone(retail),
  'POST desk/studio/products/:id/retire': gone({ retired: true }),
  'GET desk/studio/resources': 'oneself',
  'POST desk/studio/resources': { own: () => ({ location: 'A', ...resource }) },
  'PUT desk/studio/resources/:id': gone(resource),
  'POST desk/studio/resources/:id/retire': gone({ retired: true }),
} as const;
