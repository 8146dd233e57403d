/** The messages to clients that the desk sends by hand, and those sent by themselves; the studio can reword them. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Language } from '../../values/people.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';
import { needed, ThingVersion } from './shared-fields.ts';

const KINDS = [
  'greeting',
  'next_session',
  'minutes_left',
  'free_times',
  'free_hour',
  'free_hour_for_minutes',
  'therapist_away',
  'therapist_away_nothing_free',
  'closed',
  'closed_nothing_free',
  'perhaps_closed',
  'perhaps_closed_nothing_free',
  'offered_time',
  'therapist_late',
  'sign_in_link',
  'session_booked',
  'session_moved',
  'session_cancelled',
  'session_reminder',
  'waiting_list_offer',
  'late_cancel_healed',
  'package_ending',
] as const;

/** The purpose of a message. Those in pairs differ in whether there is a free alternative. */
export const MessageKind = oneOf([...KINDS]);
export type MessageKind = Static<typeof MessageKind>;

const said = { en: Prose, ar: Prose };

export const StudioMessage = Type.Object(
  {
    kind: MessageKind,
    version: ThingVersion,
    placeholders: described(
      'The placeholders, each in braces such as {name}; all of them are required.',
      listOf(Line),
    ),
    ...said,
    original: described('The original wording.', Type.Object(said)),
    own: Type.Boolean({ description: 'The studio has its own wording.' }),
  },
  {
    examples: [
      {
        kind: 'greeting',
        version: 1,
        placeholders: ['name', 'studio'],
        en: 'Hello {name}, this is {studio}.',
        ar: 'مرحباً {name}، هذه رسالة من {studio}.',
        original: {
          en: 'Hello {name}, this is {studio}.',
          ar: 'مرحباً {name}، هذه رسالة من {studio}.',
        },
        own: false,
      },
    ],
  },
);
export type StudioMessage = Static<typeof StudioMessage>;

const Words = Type.String({ maxLength: 1000, ...needed });

export const listMessages = route.get('desk/studio/messages', managers, {
  summary: 'The messages to clients, in both languages',
  replies: { 200: listOf(StudioMessage) },
});

export const changeMessage = route.put('desk/studio/messages/:kind', managers, {
  summary: "Set the studio's own wording of a message, or restore the original",
  description: 'A missing or unknown placeholder is refused at its field.',
  params: Type.Object({ kind: MessageKind }, { description: 'Which message.' }),
  body: Type.Object(
    {
      version: ThingVersion,
      words: described(
        'Null: restore the original.',
        Nullable(Type.Object({ en: Words, ar: Words }, { additionalProperties: false })),
      ),
    },
    {
      additionalProperties: false,
      examples: [
        {
          version: 1,
          words: { en: 'Dear {name}, {studio} here.', ar: 'عزيزنا {name}، معك {studio}.' },
        },
      ],
    },
  ),
  replies: { 200: StudioMessage, 409: Failure },
});

/** A text that goes to telephones by itself, as WhatsApp wants it for its approval. */
export const MessageTemplate = Type.Object(
  {
    kind: described(
      "'sign_in_code': the text of one-time codes, which WhatsApp words itself.",
      oneOf([...KINDS, 'sign_in_code']),
    ),
    name: described('Another wording of the studio has another name.', Line),
    language: Language,
    category: described(
      'The category under which it is submitted.',
      oneOf(['UTILITY', 'AUTHENTICATION']),
    ),
    text: described('With numbers for its placeholders.', Prose),
    samples: described('What may stand in each place, in their order.', listOf(Line)),
    preview: described('The text with the samples.', Prose),
    buttons: listOf(
      Type.Object({
        title: Line,
        opens: described(
          'The page that it opens; null: its press is told to the studio.',
          Nullable(Line),
        ),
      }),
    ),
    state: oneOf(['not_submitted', 'submitted', 'approved', 'rejected', 'paused'], {
      description: 'As WhatsApp last told. Only an approved text is sent; the others go by mail.',
    }),
  },
  {
    examples: [
      {
        kind: 'session_reminder',
        name: 'session_reminder_v1',
        language: 'en',
        category: 'UTILITY',
        text: 'Hello {{1}}, a reminder of your session on {{2}}. See you.',
        samples: ['Amina', '5 March 2026'],
        preview: 'Hello Amina, a reminder of your session on 5 March 2026. See you.',
        buttons: [{ title: 'I’m coming', opens: null }],
        state: 'approved',
      },
    ],
  },
);
export type MessageTemplate = Static<typeof MessageTemplate>;

export const listMessageTemplates = route.get('desk/studio/message-templates', managers, {
  summary: 'The texts that WhatsApp has to approve, with samples, buttons and how each stands',
  replies: { 200: listOf(MessageTemplate) },
});
