/** What a client was told by mail and message, and what became of it. */
import Type, { type Static } from 'typebox';
import { MessageChannel } from '../../messages/message-wishes.ts';
import { PageQuery } from '../../pagination.ts';
import { desk, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { Id, Uuid } from '../../values/keys.ts';
import { described, listOf, Nullable, oneOf, PageOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';
import { Instant } from '../../values/times.ts';

export const MessageFailed = oneOf(
  ['unreachable', 'template', 'limit', 'window', 'stopped', 'account', 'silent', 'late', 'other'],
  {
    description:
      'Why it did not arrive: the number does not have the service; the text is not approved; too many were sent; the time in which an answer is allowed is over; the client wants no messages; the provider refuses the studio; nobody said that it arrived; it would have come too late.',
  },
);
export type MessageFailed = Static<typeof MessageFailed>;

export const SentMessage = Type.Object(
  {
    id: Line,
    channel: MessageChannel,
    title: described('What it is about, in the language of the client.', Line),
    booking_id: described('The session that it is about; null: none, or a mail.', Nullable(Uuid)),
    at: described('When it was written.', Instant),
    status: oneOf(['waiting', 'sent', 'delivered', 'read', 'failed', 'dropped'], {
      description:
        'Of mails it is known that they were sent, and no more. Dropped: it was no longer true before it was sent.',
    }),
    status_at: described('Null: it waits.', Nullable(Instant)),
    failure: described('Null: it did not fail.', Nullable(MessageFailed)),
  },
  {
    examples: [
      {
        id: '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11',
        channel: 'whatsapp',
        title: 'Garden Wellness: Your session is tomorrow',
        booking_id: '7a1e2c9c-3d5b-4e0f-8f4e-0d7c5b6a9e10',
        at: '2026-03-04T10:00:00.000Z',
        status: 'failed',
        status_at: '2026-03-04T10:00:05.000Z',
        failure: 'unreachable',
      },
    ],
  },
);
export type SentMessage = Static<typeof SentMessage>;

export const listMessagesTo = route.get('desk/clients/:id/messages', desk, {
  summary: 'Mails and messages to a client with what became of each, newest first',
  params: Type.Object({ id: Id }, { description: 'Which client.' }),
  query: PageQuery,
  replies: { 200: PageOf(SentMessage), 404: Failure },
});

export const listMessageChannels = route.get('desk/contacts/channels', desk, {
  summary: 'The channels that the desk can choose for a client; pushes they choose themselves',
  replies: { 200: listOf(MessageChannel, { examples: [['mail', 'whatsapp']] }) },
});
