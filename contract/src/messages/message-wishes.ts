/** By which channels a client is told of their sessions, and may be sent offers. */
import Type, { type Static } from 'typebox';
import { readAndChange, signedIn } from '../route.ts';
import { Agreement } from '../values/people.ts';
import { described, listOf, Nullable, oneOf } from '../values/shapes.ts';

export const MessageChannel = oneOf(['mail', 'whatsapp', 'push'], {
  description: 'A way in which a client is told something; push: in the browsers that they chose.',
});
export type MessageChannel = Static<typeof MessageChannel>;

const wishes = {
  channel: described(
    'How to tell the caller of their sessions; null: not chosen, and they get mails.',
    Nullable(MessageChannel),
  ),
  offers_by_mail: described(
    'Whether they agreed to offers by e-mail; null: not asked.',
    Nullable(Agreement),
  ),
  offers_by_message: described(
    'Whether they agreed to offers by SMS and WhatsApp; null: not asked. A message STOP sets it to no.',
    Nullable(Agreement),
  ),
};

export const MessageWishes = Type.Object(
  {
    ...wishes,
    channels: described('The channels that the studio has.', listOf(MessageChannel)),
    first: described(
      'The channel that tells the caller first, as things stand: a chosen one may not reach them; null: none does.',
      Nullable(MessageChannel),
    ),
  },
  {
    examples: [
      {
        channel: 'whatsapp',
        offers_by_mail: 'yes',
        offers_by_message: null,
        channels: ['mail', 'whatsapp', 'push'],
        first: 'whatsapp',
      },
    ],
  },
);
export type MessageWishes = Static<typeof MessageWishes>;

export const { read: readMessageWishes, change: changeMessageWishes } = readAndChange(
  'accounts/profile/messages',
  signedIn,
  MessageWishes,
  {
    read: {
      summary: 'By which channel the caller is told of their sessions, and where they want offers',
    },
    change: {
      summary: 'Choose the channel, and agree to offers or not; omitted fields stay as they are',
      body: Type.Object(
        {
          channel: Type.Optional(MessageChannel),
          offers_by_mail: Type.Optional(Agreement),
          offers_by_message: Type.Optional(Agreement),
        },
        { additionalProperties: false, examples: [{ channel: 'whatsapp' }] },
      ),
    },
  },
);
