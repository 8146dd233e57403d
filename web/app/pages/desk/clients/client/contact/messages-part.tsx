import type { MessageFailed, SentMessage } from '@limber/contract/desk/clients/messages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListMessagesToInfiniteQuery } from '../../../../../state/api/calls/desk/clients/messages.ts';
import { Badge, type BadgeTone } from '../../../../../ui/badge.tsx';
import { Dot } from '../../../../../ui/dot.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { More, Nothing, TitledSection } from '../../../frame/titled-section.tsx';
import { Instant } from '../../../frame/words/instant.tsx';
import { channelWords } from './contact-words.ts';

const states: Readonly<
  Record<SentMessage['status'], { tone: BadgeTone; word: MessageDescriptor }>
> = {
  waiting: { tone: 'neutral', word: msg`Waits to be sent` },
  sent: { tone: 'neutral', word: msg`Sent` },
  delivered: { tone: 'neutral', word: msg`Delivered` },
  read: { tone: 'ok', word: msg`Read` },
  failed: { tone: 'err', word: msg`Not delivered` },
  dropped: { tone: 'neutral', word: msg`No longer true, not sent` },
};

const reasons: Readonly<Record<MessageFailed, MessageDescriptor>> = {
  unreachable: msg`This number has no WhatsApp.`,
  template: msg`WhatsApp has not approved this text.`,
  limit: msg`WhatsApp took no more messages at that time.`,
  window: msg`It was too long after their last message.`,
  stopped: msg`They have told WhatsApp that they want no messages.`,
  account: msg`WhatsApp refuses the number of the studio.`,
  silent: msg`Nobody confirmed that it arrived.`,
  late: msg`It would have come too late.`,
  other: msg`WhatsApp did not deliver it.`,
};

const pushReasons: Partial<typeof reasons> = {
  unreachable: msg`No device of theirs takes notifications any more.`,
  limit: msg`The service of their device did not answer.`,
};

const reasonOf = (channel: SentMessage['channel'], failure: MessageFailed) =>
  (channel === 'push' && pushReasons[failure]) || reasons[failure];

/** What the client was told by mail and message, with what became of each. */
export function MessagesPart({ id }: { id: number }) {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListMessagesToInfiniteQuery({ id });
  const messages = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <TitledSection title={<Trans>Automatic messages</Trans>}>
      {isError && !data && (
        <ErrorState
          title={<Trans>The messages could not be loaded.</Trans>}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && messages.length === 0 && (
        <Nothing>
          <Trans>No mails or messages in the last 90 days.</Trans>
        </Nothing>
      )}
      {messages.length > 0 && (
        <ul className="client-lines">
          {messages.map((message) => (
            <Line key={`${message.channel} ${message.id}`} message={message} />
          ))}
        </ul>
      )}
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
    </TitledSection>
  );
}

function Line({ message }: { message: SentMessage }) {
  const { t } = useLingui();
  const { channel, title, at, status, failure } = message;
  const { tone, word } = states[status];
  return (
    <li className="client-line items-center">
      <span className="min-w-0 text-sm">
        <bdi translate="no">{title}</bdi>
        <span className="block text-muted">
          {channel === 'push' ? t`Notification on their device` : t(channelWords[channel])}
          <Dot />
          <Instant at={at} />
        </span>
        {failure && (
          <span className="block font-medium text-warn">{t(reasonOf(channel, failure))}</span>
        )}
      </span>
      <Badge tone={tone}>{t(word)}</Badge>
    </li>
  );
}
