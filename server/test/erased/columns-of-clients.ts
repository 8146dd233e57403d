/** Why a value stays when its client is erased. */
const BOOKS = 'what was sold, given and paid, under a number that says nobody';
const PLAN = 'when and where a place is taken, under a number that says nobody';
const WHEN = 'when something was done, under a number that says nobody';
const COUNT = 'counts changes';

interface Fates {
  /** Erased, with an SQL value that somebody may have there, and its replacement. */
  readonly goes?: Readonly<Record<string, { readonly was: string; readonly becomes: unknown }>>;
  /** Why the others stay. */
  readonly stays?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What happens to choices, numbers, dates and marks at an erasure, in tables whose rows stay. Text
 * columns, and tables whose rows are deleted, are in `words-of-clients.ts`; keys are tested by what
 * they refer to.
 */
export const columnsOfClients: Readonly<Record<string, Fates>> = {
  accounts: {
    goes: {
      gender: { was: "'female'", becomes: null },
      birthday: { was: "'1990-05-17'", becomes: null },
      language: { was: "'ar'", becomes: 'en' },
      offers_by_mail: { was: "'yes'", becomes: null },
      offers_by_message: { was: "'no'", becomes: null },
      message_channel: { was: "'whatsapp'", becomes: null },
      health_notes_agreed_at: { was: 'now()', becomes: null },
      details_asked_at: { was: 'now()', becomes: null },
    },
    stays: {
      'what kind of account the number is': ['account_type'],
      'of the team alone, who lose it as they are erased': ['suspended_at', 'leaves_on'],
      [WHEN]: ['created_at', 'verified_at', 'erased_at'],
      [COUNT]: ['version', 'staff_version'],
    },
  },
  api_keys: { stays: { [WHEN]: ['made_at', 'ends_on', 'used_at', 'ended_at', 'access_ends_at'] } },
  audit_log: { stays: { [WHEN]: ['at'] } },
  booking_events: {
    stays: {
      [WHEN]: ['at'],
      [BOOKS]: ['kind', 'from_price_fils', 'from_discount_fils', 'from_package_minutes'],
      [PLAN]: ['from_starts_at', 'from_ends_at', 'from_resource_ids'],
    },
  },
  booking_fees: {
    stays: {
      [BOOKS]: ['because', 'most_fils', 'amount_fils', 'status', 'failure'],
      [WHEN]: ['decided_at', 'takes_at'],
    },
  },
  booking_lines: { stays: { [BOOKS]: ['lasts_minutes', 'price_fils'] } },
  booking_resources: { stays: { [PLAN]: ['during', 'live'] } },
  bookings: {
    goes: {
      wished_gender: { was: "'female'", becomes: null },
      wished_therapist_id: { was: '(select min(id) from therapists)', becomes: null },
      tight_places: { was: "'{lower-back}'", becomes: [] },
    },
    stays: {
      [PLAN]: [
        ...['starts_at', 'ends_at', 'during', 'busy_until'],
        ...['buffer_minutes', 'therapist_minutes', 'coming_for'],
      ],
      [BOOKS]: [
        ...['status', 'price_fils', 'discount_fils', 'package_minutes', 'late'],
        ...['source', 'cancelled_by', 'cutoff_hours', 'late_fee_fils', 'missed_fee_fils'],
        ...['late_back_percent', 'healed_minutes'],
      ],
      [WHEN]: ['created_at'],
      [COUNT]: ['version'],
    },
  },
  closure_sessions: { stays: { [PLAN]: ['starts_at'] } },
  contacts: {
    stays: {
      'that somebody was written to, and what came of it, without who': [
        ...['channel', 'outcome', 'free_hour_because'],
      ],
      [WHEN]: ['opened_at', 'outcome_at', 'free_hour_at'],
    },
  },
  credit_entries: { stays: { [BOOKS]: ['at', 'kind', 'amount_fils', 'balance_fils'] } },
  gift_cards: {
    stays: {
      [BOOKS]: [
        ...['amount_fils', 'made_at', 'expires_on', 'language'],
        ...['package_minutes', 'package_days', 'vat_paid'],
      ],
      [WHEN]: ['sent_at', 'send_at', 'voided_at'],
    },
  },
  drawer_movements: { stays: { [BOOKS]: ['amount_fils', 'at'] } },
  drawer_sessions: {
    stays: {
      [BOOKS]: [
        ...['kind', 'day', 'float_fils', 'opened_at', 'closed_at', 'expected_fils'],
        'counted_fils',
      ],
    },
  },
  import_rows: { stays: { 'what kind of row it was': ['kind'], [WHEN]: ['imported_at'] } },
  kept_work: {
    stays: { 'about the team': ['begins_at', 'service_ids', 'minutes', 'base_fils'] },
  },
  late_notices: { stays: { 'about the team': ['day', 'minutes', 'said_at', 'withdrawn_at'] } },
  memberships: {
    stays: { [BOOKS]: ['valid_from', 'valid_to'], [WHEN]: ['granted_at', 'revoked_at'] },
  },
  owned_packages: {
    stays: {
      [BOOKS]: [
        ...['kind', 'minutes', 'price_fils', 'people_limit', 'bought_at', 'expires_on', 'active'],
        ...['paid_at', 'closed_unpaid', 'given_back_at'],
      ],
      [WHEN]: ['told_low_at'],
    },
  },
  plan_renewals: {
    stays: {
      [BOOKS]: ['amount_fils', 'status', 'failure', 'due_on', 'charge_id'],
      [WHEN]: ['told_at', 'tried_on'],
      [COUNT]: ['tries'],
    },
  },
  plans: {
    goes: { status: { was: "'running'", becomes: 'ended' } },
    stays: {
      [BOOKS]: ['price_fils', 'ended_because'],
      [WHEN]: ['asked_at', 'begun_on', 'renews_on', 'paused_until', 'ended_on'],
      [COUNT]: ['months'],
    },
  },
  package_entries: {
    stays: {
      [BOOKS]: ['at', 'kind', 'minutes', 'balance_minutes', 'value_fils', 'balance_fils'],
    },
  },
  package_people: {
    stays: {
      [BOOKS]: ['cap_minutes'],
      [WHEN]: ['invited_at', 'expires_at', 'joined_at', 'removed_at'],
    },
  },
  package_prolongations: {
    stays: {
      [BOOKS]: ['frozen_from', 'frozen_to', 'from_expires_on', 'to_expires_on', 'lifted_from'],
      [WHEN]: ['at'],
    },
  },
  partner_codes: { stays: { 'that a code was handed out, without who': ['handed_at'] } },
  pay_rates: {
    stays: {
      'about the team': [
        ...['valid_from', 'valid_to', 'per_hour_fils', 'share_basis_points', 'set_at'],
        ...['product_basis_points', 'tiers_by', 'tiers_apply'],
      ],
    },
  },
  pay_lines: {
    stays: {
      'about the team': [
        ...['month', 'corrects', 'kind', 'day', 'minutes', 'base_fils', 'per_hour_fils'],
        ...['share_basis_points', 'amount_fils'],
      ],
    },
  },
  pay_months: { stays: { 'about the team': ['month', 'closed_at'] } },
  pay_shares: { stays: { 'about the team': ['share_basis_points'] } },
  pay_tiers: { stays: { 'about the team': ['share_basis_points'] } },
  tip_rules: { stays: { 'about the team': ['valid_from', 'shared', 'set_at'] } },
  online_payments: {
    stays: {
      [BOOKS]: [
        ...['status', 'amount_fils', 'late_back_percent', 'paid_at', 'keeps_card'],
        ...['buys_gift_card', 'gift_card_fils'],
      ],
      [WHEN]: ['made_at', 'expires_at'],
    },
  },
  online_refunds: {
    stays: { [BOOKS]: ['amount_fils', 'because', 'status', 'asked_at', 'ended_at'] },
  },
  payment_disputes: {
    stays: {
      [BOOKS]: ['amount_fils', 'status', 'booked_as', 'ended_at', 'is_inquiry', 'changes'],
      [WHEN]: ['opened_at', 'answer_by'],
    },
  },
  payment_links: { stays: { [WHEN]: ['made_at', 'expires_at', 'withdrawn_at'] } },
  payment_tasks: {
    stays: { [BOOKS]: ['kind', 'closed_how'], [WHEN]: ['opened_at', 'closed_at'] },
  },
  payments: { stays: { [BOOKS]: ['method', 'amount_fils', 'at'] } },
  refund_lines: {
    stays: { [BOOKS]: ['gross_fils', 'vat_fils', 'minutes', 'pieces', 'reduces_fils', 'became'] },
  },
  refunds: { stays: { [BOOKS]: ['voids', 'at'] } },
  sale_lines: {
    stays: {
      [BOOKS]: [
        ...['position', 'makes_package', 'list_fils', 'discount_fils', 'gross_fils'],
        ...['tax_category', 'vat_basis_points', 'vat_fils', 'pieces'],
      ],
    },
  },
  sales: { stays: { [BOOKS]: ['at'] } },
  shifts: {
    stays: {
      'about the team': [
        ...['weekday', 'starts_at', 'ends_at', 'from_minute', 'to_minute'],
        ...['valid_from', 'valid_to'],
      ],
    },
  },
  stock_levels: { stays: { 'about the stock of a product': ['pieces', 'low_at'] } },
  stock_entries: { stays: { [BOOKS]: ['at', 'kind', 'pieces', 'balance', 'cost_fils'] } },
  tax_documents: { stays: { [BOOKS]: ['kind', 'number', 'gross_fils', 'vat_fils', 'issued_at'] } },
  time_off_sessions: { stays: { [PLAN]: ['starts_at'] } },
  tips: { stays: { [BOOKS]: ['amount_fils', 'at'] } },
  unsettled_bookings: { stays: { [PLAN]: ['starts_at'] } },
  tax_categories: {
    stays: { 'the studio’s own': ['valid_from', 'category', 'set_at', 'withdrawn_at'] },
  },
  webhook_deliveries: {
    stays: {
      'what became of sending an event, which names nobody': [
        ...['tried_at', 'answer', 'failure', 'delivered_at'],
      ],
    },
  },
  vat_rates: { stays: { 'the studio’s own': ['basis_points', 'set_at', 'withdrawn_at'] } },
};

/**
 * Tables without text whose rows are deleted at an erasure; those with text are in
 * `words-of-clients.ts`.
 */
export const rowsThatGo = [
  'calendar_feeds',
  'favourites',
  'health_consents',
  'health_note_reads',
  'partner_code_requests',
  'partner_interactions',
  'session_note_reads',
  'staff_locations',
  'told_apart',
  'waitlist_entries',
  'waitlist_offers',
];
