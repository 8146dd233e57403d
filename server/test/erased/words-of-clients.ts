/**
 * What happens to text at an erasure:
 * - `row`: its row is deleted.
 * - `words`: the row stays, and the text goes.
 * - otherwise why it stays.
 */
type Fate = 'row' | 'words' | Exclude<string, 'row' | 'words'>;

const STUDIO = 'the studio’s own words';
const TEAM = 'about the team';
const CODE = 'a word of the code';
const NAME = 'what something is called that is for sale';
const PROVIDER = 'what the provider of payments calls it, by which the books are proven';
const RANDOM = 'chance, or what cannot be turned back';

/**
 * Every text column, or a whole table of them; a column that a check restricts to a few words does
 * not count.
 */
export const wordsOfClients: Readonly<Record<string, Fate>> = {
  account_changes: 'row',
  account_claims: 'row',
  earlier_visits: 'row',
  holds: 'row',
  idempotency_keys: 'row',
  one_time_codes: 'row',
  pictures: 'row',
  refresh_tokens: 'row',
  saved_cards: 'row',
  registration_notes: 'row',
  session_notes: 'row',
  sessions: 'row',
  staff_factors: 'row',

  'accounts.address': 'words',
  'accounts.blocked_reason': 'words',
  'accounts.desk_note': 'words',
  'accounts.email': 'words',
  'accounts.first_name': 'words',
  'accounts.goal': 'words',
  'accounts.last_name': 'words',
  'accounts.medical_issues_sealed': 'words',
  'accounts.phone_e164': 'words',
  'accounts.phone_number': 'words',
  'accounts.phone_read': 'words',
  'audit_log.details': 'words',
  'booking_events.reason': 'words',
  'booking_fees.reason': 'words',
  'bookings.override_reason': 'words',
  'credit_entries.reason': 'words',
  'import_rows.source_key': 'words',
  'import_rows.was': 'words',
  'mails.recipient': 'words',
  'mails.subject': 'words',
  'mails.sealed': 'words',
  'memberships.reason': 'words',
  'memberships.revoked_because': 'words',
  'package_entries.reason': 'words',
  'package_people.email': 'words',
  'package_prolongations.reason': 'words',
  'payment_tasks.note': 'words',
  'refunds.reason': 'words',
  'sale_lines.reduced_because': 'words',
  'tax_documents.client_name': 'words',

  // For the tax law, without a name: the privacy page says so.
  'online_payments.request_sealed': 'words',
  'online_payments.page_url': 'address of a page of the provider, which goes too',
  'online_payments.page_reference': PROVIDER,
  'online_payments.payment_reference': PROVIDER,
  'booking_fees.charge_reference': PROVIDER,
  'plan_renewals.charge_reference': PROVIDER,
  'forgotten_cards.customer_reference':
    'what the provider calls a client, until it has deleted the card',
  'online_payments.provider': CODE,
  'online_payments.currency': CODE,
  'online_payments.request_hash': RANDOM,
  'online_refunds.provider_reference': PROVIDER,
  'payment_disputes.provider_reference': PROVIDER,
  'payment_disputes.reason': CODE,
  'online_refunds.failure': 'why the bank refused, in the words of the provider',
  'payments.reference': 'number of the slip or the transfer, by which the books are proven',
  'tax_documents.snapshot': 'what was sold, and why a credit note was given, as the law wants it',
  'tax_documents.name': 'number of the invoice',

  'audit_log.action': CODE,
  'audit_log.subject': 'what it was done to, by its number',
  'booking_events.from_lines': NAME,
  'booking_events.from_status': CODE,
  'booking_events.to_status': CODE,
  'booking_events.wishes': CODE,
  'booking_lines.service_name': NAME,
  'bookings.service_type': CODE,
  'contacts.about': CODE,
  'import_rows.row_hash': RANDOM,
  'import_rows.source': 'the software that it came from',
  'limits.key': 'by numbers, hashes and network addresses, for a day at most',
  'mails.event_key': 'what it told of, by its number',
  'memberships.number': 'a number that says nobody',
  'owned_packages.name': NAME,
  'package_people.token_hash': RANDOM,
  'partner_codes.code': 'of the partner',
  'sale_lines.name': NAME,
  'sale_lines.name_ar': NAME,

  'drawer_movements.reason': 'about money of the drawer, and of nobody’s sale',
  'drawer_sessions.difference_reason': 'about money of the drawer, and of nobody’s sale',
  closures: STUDIO,
  imports: STUDIO,
  devices: STUDIO,
  first_manager_links: RANDOM,
  hours_changes: STUDIO,
  locations: STUDIO,
  message_texts: STUDIO,
  package_products: STUDIO,
  partner_discounts: STUDIO,
  planned_changes: STUDIO,
  policy_versions: STUDIO,
  provider_events: PROVIDER,
  page_sentences: STUDIO,
  resources: STUDIO,
  retail_products: STUDIO,
  'pay_lines.source': 'the keys of a session, a sale or a tip',
  'pay_lines.name': NAME,
  'stock_entries.reason': 'about the stock of a product, and of nobody’s sale',
  schema_migrations: STUDIO,
  'service_resources.kind': STUDIO,
  services: STUDIO,
  settings: STUDIO,
  studio_picture_sizes: STUDIO,
  studio_pictures: STUDIO,
  translations: STUDIO,
  shift_changes: TEAM,
  therapists: TEAM,
  time_off: TEAM,
};
