import type { GiftCard, NewGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useGiftPackageText } from '../../../../components/paying/use-gift-package-text.ts';
import { saveFrom } from '../../../../lib/save-file.ts';
import {
  useGiveBackGiftCardMutation,
  useMailGiftCardMutation,
  usePrintGiftCardMutation,
  useReadGiftCardQuery,
  useRedeemGiftCardMutation,
  useVoidGiftCardMutation,
} from '../../../../state/api/calls/desk/money/gift-cards.ts';
import { useReadSignInQuery } from '../../../../state/api/desk-api.ts';
import { Apart } from '../../../../ui/dot.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { ReasonForm } from '../../frame/fields/reason-form.tsx';
import { FindPerson, type Person } from '../../frame/find/find-person.tsx';
import { LoadingOrFailed } from '../../frame/loading-or-failed.tsx';
import { useToastOfFailure } from '../../frame/refusal/use-toast-of-failure.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { deskDay, deskMoment } from '../../frame/words/desk-dates.ts';
import { HandedFields, useHanded } from '../till/method-and-slip-fields.tsx';
import { WithDrawer } from '../till/with-drawer.tsx';
import { entryWords, stateWords } from './gift-card-words.ts';

interface Props {
  id: number;
  location: string;
  onMade(card: NewGiftCard): void;
}

/** A gift card: what is on it and how it came about; printed, mailed, redeemed, voided or given back. */
export function GiftCardFile({ id, location, onMade }: Props) {
  const { t } = useLingui();
  const isManager = useReadSignInQuery().data?.account_type === 'manager';
  const file = useReadGiftCardQuery({ id });
  const packageText = useGiftPackageText();
  const [does, setDoes] = useState<'mail' | 'void' | 'back' | 'redeem' | null>(null);
  const { currentData } = file;
  if (!currentData) {
    return <LoadingOrFailed of={file} failed={<Trans>The gift card could not be loaded.</Trans>} />;
  }
  const { card, entries } = currentData;
  const close = () => setDoes(null);
  return (
    <div className="grid gap-4">
      <p className="text-lg font-semibold">
        <Trans>
          {deskAmount(card.balance)} of {deskAmount(card.amount)}
        </Trans>
        <span className="ms-2 text-sm font-normal text-muted">{t(stateWords[card.state])}</span>
      </p>
      {card.package && (
        <p>
          <bdi translate="no">{packageText(card.package)}</bdi>
          {card.vat_paid && (
            <span className="block text-sm text-muted">
              <Trans>VAT was paid when it was sold. To give the money back, refund its sale.</Trans>
            </span>
          )}
        </p>
      )}
      {card.expires_on && (
        <p className="text-sm text-muted">
          <Trans>Valid until {deskDay(card.expires_on)}</Trans>
        </p>
      )}
      {card.voided_because && (
        <p className="text-sm text-muted">
          <Trans>Void: {card.voided_because}</Trans>
        </p>
      )}
      {card.state !== 'void' && (
        <div className="flex flex-wrap gap-2">
          <PrintCard id={id} />
          <DeskButton aria-expanded={does === 'mail'} onClick={() => setDoes('mail')}>
            <Trans>Mail</Trans>
          </DeskButton>
          {card.package && card.state === 'usable' && (
            <DeskButton aria-expanded={does === 'redeem'} onClick={() => setDoes('redeem')}>
              <Trans>Redeem for a client</Trans>
            </DeskButton>
          )}
          {card.balance > 0 && !card.vat_paid && (
            <DeskButton aria-expanded={does === 'back'} onClick={() => setDoes('back')}>
              <Trans>Give the money back</Trans>
            </DeskButton>
          )}
          {isManager && (
            <DeskButton aria-expanded={does === 'void'} onClick={() => setDoes('void')}>
              <Trans>Void</Trans>
            </DeskButton>
          )}
        </div>
      )}
      {does === 'mail' && <MailForm id={id} onClose={close} />}
      {does === 'void' && <VoidForm card={card} onMade={onMade} onClose={close} />}
      {does === 'redeem' && (
        <WithDrawer location={location}>
          <RedeemForm id={id} location={location} onClose={close} />
        </WithDrawer>
      )}
      {does === 'back' && (
        <WithDrawer location={location}>
          <BackForm card={card} location={location} onClose={close} />
        </WithDrawer>
      )}
      <ul className="till-rows">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.amount}`} className="flex gap-3 py-1.5">
            <span className="min-w-0 grow">
              {t(entryWords[entry.kind])}
              <span className="block text-sm text-muted">
                <Apart
                  parts={[
                    deskMoment(entry.at),
                    entry.by && <span translate="no">{entry.by}</span>,
                    entry.reason,
                  ]}
                />
              </span>
            </span>
            <strong>{deskAmount(entry.amount)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Loaded with the access token, so the link is made from the loaded file. */
export function PrintCard({ id }: { id: number }) {
  const tellFailure = useToastOfFailure();
  const [fetchPdf, { isLoading }] = usePrintGiftCardMutation();
  const save = async () => {
    const { data: url, error } = await fetchPdf({ id });
    if (url) return saveFrom(url, `gift-card-${id}.pdf`);
    tellFailure(error);
  };
  return (
    <DeskButton disabled={isLoading} onClick={save}>
      <Trans>Print the card</Trans>
    </DeskButton>
  );
}

interface FormProps {
  onClose(): void;
}

function MailForm({ id, onClose }: FormProps & { id: number }) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [mail, { error, isLoading }] = useMailGiftCardMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await mail({ id, email: email.trim() });
    if (!data) return;
    showToast('success', t`The card is on its way.`);
    onClose();
  };
  return (
    <form aria-label={t`Mail the gift card`} onSubmit={send} className="grid gap-3">
      <DeskInput
        label={<Trans>Send by mail to</Trans>}
        type="email"
        dir="ltr"
        required
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <FormFoot error={error} alsoOfFields disabled={isLoading} onLeave={onClose}>
        <Trans>Send</Trans>
      </FormFoot>
    </form>
  );
}

function VoidForm({
  card,
  onMade,
  onClose,
}: FormProps & Pick<Props, 'onMade'> & { card: GiftCard }) {
  const { t } = useLingui();
  const [replace, setReplace] = useState(card.state === 'usable');
  const [voidCard, { error, isLoading }] = useVoidGiftCardMutation();
  return (
    <ReasonForm
      label={t`Void the gift card`}
      does={replace ? <Trans>Void, and make another card</Trans> : <Trans>Void</Trans>}
      error={error}
      busy={isLoading}
      onSend={async ({ reason }) => {
        const { data } = await voidCard({ id: card.id, reason, replace });
        if (!data) return;
        if (data.made) onMade(data.made);
        onClose();
      }}
      onClose={onClose}
    >
      {card.state === 'usable' && (
        <DeskCheckbox checked={replace} onChange={({ target }) => setReplace(target.checked)}>
          <Trans>Make another card with what is left</Trans>
        </DeskCheckbox>
      )}
    </ReasonForm>
  );
}

function RedeemForm({ id, location, onClose }: FormProps & { id: number; location: string }) {
  const { t } = useLingui();
  const [client, setClient] = useState<Person | null>(null);
  const [redeem, { error, isLoading }] = useRedeemGiftCardMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!client || isLoading) return;
    const { data } = await redeem({ id, location, client_id: client.id });
    if (!data) return;
    showToast('success', t`The package is theirs.`);
    onClose();
  };
  return (
    <form aria-label={t`Redeem for a client`} onSubmit={send} className="grid gap-3">
      <FindPerson label={t`Whose package it becomes`} chosen={client} onChoose={setClient} />
      <p className="text-sm text-muted">
        <Trans>The days of the package begin today.</Trans>
      </p>
      <FormFoot error={error} alsoOfFields disabled={isLoading || !client} onLeave={onClose}>
        <Trans>Redeem</Trans>
      </FormFoot>
    </form>
  );
}

function BackForm({ card, location, onClose }: FormProps & { card: GiftCard; location: string }) {
  const { t } = useLingui();
  const handed = useHanded();
  const [tried, setTried] = useState(false);
  const [giveBack, { error, isLoading }] = useGiveBackGiftCardMutation();
  return (
    <ReasonForm
      label={t`Give the money back`}
      does={<Trans>Give back {deskAmount(card.balance)}</Trans>}
      error={error}
      busy={isLoading}
      onSend={async ({ reason }) => {
        setTried(true);
        if (handed.isWrong) return;
        const payments = handed.paymentsOf(minorOf(card.balance));
        const { data } = await giveBack({ id: card.id, location, payments, reason });
        if (data) onClose();
      }}
      onClose={onClose}
    >
      <HandedFields handed={handed} legend={<Trans>How it is given back</Trans>} tried={tried} />
      <p className="text-sm text-muted">
        <Trans>
          It is handed to the holder of the card, also where the card was bought online: the bank
          card there may be somebody else’s.
        </Trans>
      </p>
    </ReasonForm>
  );
}
