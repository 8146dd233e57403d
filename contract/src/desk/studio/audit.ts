/** The audit log: who changed what in the studio, with the old values. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { Id, MOST } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { BySoftware, Line, Prose } from '../../values/texts.ts';
import { DateOnly, Instant } from '../../values/times.ts';

/** The action; the page of the log has a word for each, in both languages. */
export const AuditAction = oneOf([
  'added',
  'planned',
  'changed',
  'retired',
  'restored',
  'confirmed',
  'withdrawn',
  'opened',
  'closed',
  'suspended',
  'readmitted',
  'ended',
  'reset',
  'imported',
  'exported',
  'erased',
]);
export type AuditAction = Static<typeof AuditAction>;

/** The kind of subject; the page of the log has a word for each, in both languages. */
export const AuditSubject = oneOf([
  'staff',
  'session',
  'counter',
  'settings',
  'website',
  'set_up',
  'doors',
  'policy',
  'look',
  'sentence',
  'place',
  'branch',
  'service',
  'package',
  'partner',
  'partner_codes',
  'resource',
  'product',
  'therapist',
  'pay_rate',
  'pay_month',
  'pay_rules',
  'vat_rate',
  'payment_terms',
  'plan',
  'gift_card_terms',
  'gift_card',
  'tax_category',
  'hours',
  'shift',
  'time_off',
  'closure',
  'text',
  'drawer',
  'document',
  'client',
  'shared_package',
  'import',
  'export',
  'software',
  'api_key',
  'webhook',
]);
export type AuditSubject = Static<typeof AuditSubject>;

export const AuditRecord = Type.Object(
  {
    id: Id,
    at: Instant,
    actor_id: described('Null: done automatically.', Nullable(Id)),
    actor: Nullable(Line),
    software: BySoftware,
    action: AuditAction,
    subject: AuditSubject,
    subject_id: described('Null: there is only one of its kind.', Nullable(Line)),
    called: described('Its name now, or at that time.', Nullable(Line)),
    changes: listOf(
      Type.Object(
        { field: Line, before: Nullable(Prose), after: Nullable(Prose) },
        { examples: [{ field: 'price', before: '250', after: '275' }] },
      ),
      { description: 'The changed fields; none once the person concerned was erased.' },
    ),
    reason: Nullable(Line),
  },
  {
    description: 'One line of the audit log.',
    examples: [
      {
        id: 12,
        at: '2026-11-21T10:30:00Z',
        actor_id: 9,
        actor: 'Sara Haddad',
        software: null,
        action: 'changed',
        subject: 'service',
        subject_id: '3',
        called: 'Massage',
        changes: [{ field: 'price', before: '250', after: '275' }],
        reason: null,
      },
    ],
  },
);
export type AuditRecord = Static<typeof AuditRecord>;

export const listAudit = route.get('desk/audit', managers, {
  summary: 'Who changed what in the studio, latest first',
  description: "For the next page, pass the id of this page's last record as `before`.",
  query: Type.Object({
    actor: Type.Optional(described('Who did it.', Id)),
    about: Type.Optional(described('The person whose data it is about.', Id)),
    action: Type.Optional(AuditAction),
    subject: Type.Optional(AuditSubject),
    subject_id: Type.Optional(
      described(
        "The subject's key, within the kind that `subject` names.",
        Type.String({ maxLength: 100 }),
      ),
    ),
    from: Type.Optional(described('From this day of the studio.', DateOnly)),
    to: Type.Optional(described('Until this day of the studio, inclusive.', DateOnly)),
    before: Type.Optional(described('Older than the record with this id.', Id)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  }),
  replies: {
    200: Type.Object(
      {
        records: listOf(AuditRecord),
        older: Type.Integer({
          description: 'How many there are after these.',
          minimum: 0,
          maximum: MOST,
        }),
      },
      { examples: [{ records: [], older: 0 }] },
    ),
  },
});
