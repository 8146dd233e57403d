import type { Fee } from '@limber/contract/desk/money/fees.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { deskMoment } from '../../../frame/words/desk-dates.ts';

export const becauseWords: Readonly<Record<Fee['because'], MessageDescriptor>> = {
  late: msg`Cancelled late`,
  missed: msg`Missed`,
};

const failureWords: Readonly<Record<NonNullable<Fee['failure']>, MessageDescriptor>> = {
  declined: msg`The bank declined the card. The client was told.`,
  needs_client: msg`The bank asks for the client, who was told.`,
  no_card: msg`The client has removed the card.`,
};

const endWords: Readonly<Record<'taken' | 'let_go' | 'paid', MessageDescriptor>> = {
  taken: msg`Taken from the card, with an invoice.`,
  let_go: msg`It was waived.`,
  paid: msg`The bank refused the card, and it was paid in another way.`,
};

/** What becomes, or became, of a fee, in a sentence or two. */
export function FeeState({ fee }: { fee: Fee }) {
  const { t } = useLingui();
  const { status, failure, takes_at: takesAt, link_ends_at: linkEndsAt, card, reason } = fee;
  return (
    <>
      {status === 'announced' && takesAt !== null ? (
        <Trans>The client was told: it is taken on {deskMoment(takesAt)}.</Trans>
      ) : status === 'taken' || status === 'let_go' || status === 'paid' ? (
        t(endWords[status])
      ) : failure !== null ? (
        t(failureWords[failure])
      ) : (
        card && (
          <Trans>
            By the terms of the booking, from the card that ends in{' '}
            <bdi dir="ltr">{card.last_four}</bdi>
          </Trans>
        )
      )}
      {linkEndsAt !== null && (
        <>
          {' '}
          <Trans>The mail has a link for paying it, until {deskMoment(linkEndsAt)}.</Trans>
        </>
      )}
      {reason !== null && (
        <>
          {' '}
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        </>
      )}
    </>
  );
}
