import type { OwedThing } from '@limber/contract/desk/money/payment-links.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { whatsApp } from '../../../../../lib/chat-and-mail-links.ts';
import {
  useMailPaymentLinkMutation,
  useMakePaymentLinkMutation,
  useWithdrawPaymentLinkMutation,
} from '../../../../../state/api/calls/desk/money/payment-links.ts';
import { showToast } from '../../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../../frame/desk-button.tsx';
import { RefusalText } from '../../../frame/refusal/refusal-text.tsx';
import { useRefusal } from '../../../frame/refusal/use-refusal.ts';
import { useToastOfFailure } from '../../../frame/refusal/use-toast-of-failure.ts';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskMoment } from '../../../frame/words/desk-dates.ts';

/** The link for something that is owed: sent by mail or WhatsApp, or copied. */
export function PaymentLinkTools({ thing, onDone }: { thing: OwedThing; onDone(): void }) {
  const { t } = useLingui();
  const tellFailure = useToastOfFailure();
  const [make, { data: link, error }] = useMakePaymentLinkMutation();
  const [mail, mailing] = useMailPaymentLinkMutation();
  const [withdraw, withdrawing] = useWithdrawPaymentLinkMutation();
  const { whole } = useRefusal(error);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!hasAsked.current) void make(thing);
    hasAsked.current = true;
  }, [make, thing]);
  if (!link) return <RefusalText>{whole}</RefusalText>;
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => showToast('success', t`Copied.`),
      () => showToast('error', t`Please copy it by hand.`),
    );
  const send = async () => {
    const { data, error: refused } = await mail({ id: link.id, location: thing.location });
    if (data) return showToast('success', t`It is on its way to ${data.to}.`);
    tellFailure(refused);
  };
  const takeBack = async () => {
    const { error: refused } = await withdraw({ id: link.id, location: thing.location });
    if (!refused) {
      showToast('success', t`Nobody can pay by this link any more.`);
      return onDone();
    }
    tellFailure(refused);
  };
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <bdi>{link.name}</bdi>
        <strong className="whitespace-nowrap">{deskAmount(link.amount)}</strong>
      </p>
      <p className="rounded-control border border-line p-2 text-sm [overflow-wrap:anywhere]">
        <bdi dir="ltr">{link.url}</bdi>
      </p>
      <p className="text-sm text-muted">
        <Trans>
          It works until {deskMoment(link.expires_at)}. Anybody who has it sees what is owed and can
          pay it, once.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {link.phone_number && (
          <a
            href={whatsApp(link.phone_number, link.text)}
            target="_blank"
            rel="noreferrer"
            className="desk-tool desk-main-tool"
          >
            <Trans>Send by WhatsApp</Trans>
          </a>
        )}
        {link.email && (
          <DeskButton onClick={send} disabled={mailing.isLoading}>
            <Trans>Send by mail</Trans>
          </DeskButton>
        )}
        <DeskButton onClick={copy}>
          <Trans>Copy</Trans>
        </DeskButton>
        <DeskButton onClick={takeBack} disabled={withdrawing.isLoading}>
          <Trans>Withdraw</Trans>
        </DeskButton>
      </div>
    </div>
  );
}
