/** Answers of the server that need a bank: what it refused, disputed, paid out and renewed. */
const client = { id: 12, first_name: 'Amina', last_name: 'Al Haddad Al Mansoori' };
const other = { id: 13, first_name: 'عبد الرحمن', last_name: 'الهاشمي' };
const card = { brand: 'visa', last_four: '4242', ends_on: '2029-08-31' };

const fee = {
  booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  ...{ client, name: 'Deep Tissue Massage, 90 min', at: '2026-03-02T10:00:00.000Z' },
  ...{ because: 'missed', price: 320, amount: 160, status: 'proposed', takes_at: null },
  ...{ failure: null, reason: null, link_ends_at: null, card },
};

export const fees = [
  fee,
  {
    ...fee,
    ...{ booking_id: '1f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', client: other, because: 'late' },
    ...{ status: 'announced', takes_at: '2026-03-04T10:00:00.000Z', amount: 80 },
    reason: 'A long reason: she telephoned before and the line was busy all morning',
  },
  {
    ...fee,
    ...{ booking_id: '2f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', status: 'declined' },
    ...{ failure: 'needs_client', link_ends_at: '2026-03-10T10:00:00.000Z' },
  },
];

const task = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  ...{ kind: 'refund_refused', opened_at: '2026-03-03T05:00:00.000Z', client, amount: 320 },
  ...{ session: null, failure: 'expired_or_canceled_card', reference: 'pi_3NbG2c' },
  ...{ invoice: null, is_in_books: false, dispute: null, closed: null },
};

const dispute = {
  ...task,
  ...{ id: '5b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10', kind: 'dispute', failure: null },
  session: {
    booking_id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
    ...{ name: 'Stretching', at: '2026-03-02T10:00:00.000Z' },
  },
  ...{ invoice: 'INV-A-000001', is_in_books: true },
  dispute: {
    ...{ reason: 'product_not_received', status: 'open', booked_as: null },
    answer_by: '2026-03-13T10:00:00.000Z',
    proof: {
      paid_at: '2026-03-01T08:02:00.000Z',
      ...{ booked_at: '2026-03-01T08:02:00.000Z', booked_by: null },
      ...{ free_until: '2026-03-02T07:00:00.000Z', late_back_percent: 0, terms_of: null },
      ...{ state: 'completed', checked_in_at: '2026-03-02T09:55:00.000Z' },
      checked_in_by: 'Sara Haddad',
    },
  },
};

export const tasks = {
  open: [
    dispute,
    task,
    { ...task, id: '6b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10', kind: 'fee_failed', client: other },
    {
      ...dispute,
      id: '7b6f2c9e-0c7a-4a53-8d0d-0b6a3f1f2f10',
      dispute: { ...dispute.dispute, status: 'lost', booked_as: 'owed' },
    },
  ],
  closed: [
    {
      ...task,
      id: '7d0d4a53-8d0d-4b6a-9f1f-2f10aa3e11bb',
      closed: {
        ...{ at: '2026-03-03T06:00:00.000Z', by: 'Sara Haddad', how: 'given_back' },
        note: 'By transfer',
      },
    },
  ],
};

const payout = {
  ...{ reference: 'po_1NbG2cAbCdEfGh', arrives_on: '2026-03-02', status: 'paid' },
  ...{ payments: 12_345.5, back: -320, fees: -364.12, other: 0 },
  ...{ net: 11_661.38, bank: 11_661.38, difference: 0 },
};

export const payouts = [
  payout,
  {
    ...payout,
    ...{ reference: 'po_2NbG2cAbCdEfGh', arrives_on: '2026-03-03', status: 'pending' },
    ...{ other: -15, bank: 11_600, difference: -61.38 },
  },
];

const plan = {
  id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
  ...{ name: 'Four hours a month', kind: 'regular', minutes: 240, unused_minutes: 'go_on' },
  ...{ status: 'running', price: 990, renews_on: '2026-03-28', paid_until: '2026-03-27' },
  pause: { first: '2026-03-29', last: '2026-09-27' },
  ...{ failure: null, next_try_on: null, sessions_meanwhile: false, ended_because: null, card },
};

export const plans = [
  plan,
  {
    ...plan,
    ...{ id: '1f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', name: 'Unlimited recovery', minutes: null },
    ...{ status: 'failing', failure: 'needs_client', next_try_on: '2026-03-05' },
  },
  {
    ...plan,
    ...{ id: '2f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11', name: 'Two hours', minutes: 120 },
    ...{ status: 'ended', renews_on: null, ended_because: 'unpaid', pause: null },
  },
];

export const ownPlans = {
  offered: [
    {
      ...{ option_id: 7, kind: 'regular', name: 'Eight hours a month', minutes: 480 },
      description: 'For those who train several times a week.',
      ...{ price: 1790, unused_minutes: 'go_on', services: ['Stretching', 'Deep Tissue Massage'] },
    },
    {
      ...{ option_id: 8, kind: 'unlimited', name: 'Unlimited a month', minutes: null },
      ...{ description: '', price: 2990, unused_minutes: 'expire', services: ['Stretching'] },
    },
  ],
  plans,
};

/** What the studio of these answers calls things in Arabic. */
export const arabicNames: Readonly<Record<string, string>> = {
  Stretching: 'الإطالة',
  'Deep Tissue Massage': 'مساج الأنسجة العميقة',
  'Deep Tissue Massage, 90 min': 'مساج الأنسجة العميقة، 90 دقيقة',
  'Two hours': 'ساعتان في الشهر',
  'Four hours a month': 'أربع ساعات في الشهر',
  'Eight hours a month': 'ثماني ساعات في الشهر',
  'Unlimited a month': 'بلا حدود طوال الشهر',
  'Unlimited recovery': 'تعافٍ بلا حدود',
  'For those who train several times a week.': 'لمن يتمرن عدة مرات في الأسبوع.',
};
