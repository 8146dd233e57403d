import type { GiftCardsHere } from '@limber/contract/desk/money/gift-card-terms.ts';
import type { NewGiftCard } from '@limber/contract/desk/money/gift-cards.ts';
import { minorOf } from '@limber/contract/money/currency.ts';
import { LONGEST_GIFT_MESSAGE } from '@limber/contract/terms/booking/gift-cards.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useGiftPackageText } from '../../../../components/paying/use-gift-package-text.ts';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { useSellGiftCardMutation } from '../../../../state/api/calls/desk/money/gift-cards.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { minorIn, typedMinor } from '../../frame/fields/money-text.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { HandedFields, useHanded } from '../till/method-and-slip-fields.tsx';

interface Props {
  location: string;
  terms: GiftCardsHere;
  onSold(card: NewGiftCard): void;
  onClose(): void;
}

const blank = { to_name: '', from_name: '', message: '', email: '', send_on: '' };

/** A gift card over the counter: its amount or its package, what is printed on it, and where it goes. */
export function SellCardForm({ location, terms, onSold, onClose }: Props) {
  const { t } = useLingui();
  const handed = useHanded();
  const packageText = useGiftPackageText();
  const [amount, setAmount] = useState('');
  const [packageId, setPackageId] = useState('');
  const [language, setLanguage] = useState<'en' | 'ar'>('en');
  const [typed, setTyped] = useState(blank);
  const [tried, setTried] = useState(false);
  const [sell, { error, isLoading }] = useSellGiftCardMutation();
  const refused = useRefusal(error).fields;
  const chosen = terms.packages.find((each) => String(each.package_balance_id) === packageId);
  const minor = chosen ? minorOf(chosen.price) : (minorIn(amount) ?? 0);
  const isBeyond = !chosen && (minor < minorOf(terms.least) || minor > minorOf(terms.most));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBeyond || handed.isWrong || isLoading) return;
    const { email, send_on, ...words } = typed;
    const said = (text: string) => text.trim() || null;
    const { data } = await sell({
      ...{ location, payments: handed.paymentsOf(minor), language },
      ...(chosen && { package_balance_id: chosen.package_balance_id }),
      to_name: said(words.to_name),
      from_name: said(words.from_name),
      message: said(words.message),
      ...(email.trim() !== '' && { email: email.trim(), ...(send_on !== '' && { send_on }) }),
    });
    if (data) onSold(data);
  };
  const field = (name: keyof typeof blank) => ({
    value: typed[name],
    error: refused[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form aria-label={t`Sell a gift card`} onSubmit={send} noValidate className="grid gap-4">
      {terms.packages.length > 0 && (
        <DeskSelect
          label={<Trans>What it is for</Trans>}
          value={packageId}
          onChange={({ target }) => setPackageId(target.value)}
          options={[
            ['', t`An amount`],
            ...terms.packages.map((each): [string, string] => [
              String(each.package_balance_id),
              `${packageText(each)} · ${deskAmount(each.price)}`,
            ]),
          ]}
        />
      )}
      {!chosen && (
        <div className="grid gap-2">
          <MoneyField
            label={<Trans>Amount in {currencyHere()}</Trans>}
            value={amount}
            onChange={setAmount}
            error={
              tried &&
              isBeyond && (
                <Trans>
                  Please type an amount from {deskAmount(terms.least)} to {deskAmount(terms.most)}.
                </Trans>
              )
            }
          />
          <div className="flex flex-wrap gap-2">
            {terms.amounts.map((each) => (
              <DeskButton key={each} onClick={() => setAmount(typedMinor(minorOf(each)))}>
                {deskAmount(each)}
              </DeskButton>
            ))}
          </div>
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskInput label={<Trans>For</Trans>} maxLength={80} {...field('to_name')} />
        <DeskInput label={<Trans>From</Trans>} maxLength={80} {...field('from_name')} />
      </div>
      <DeskInput
        label={<Trans>Greeting</Trans>}
        maxLength={LONGEST_GIFT_MESSAGE}
        {...field('message')}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <DeskSelect
          label={<Trans>Language of the card</Trans>}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'ar' ? 'ar' : 'en')}
          options={[
            ['en', 'English'],
            ['ar', 'العربية'],
          ]}
        />
        <DeskInput
          label={<Trans>Send by mail to</Trans>}
          hint={<Trans>Empty: it is printed and handed over.</Trans>}
          type="email"
          dir="ltr"
          maxLength={254}
          {...field('email')}
        />
        {typed.email.trim() !== '' && (
          <DeskInput
            label={<Trans>Send on</Trans>}
            hint={<Trans>Empty: at once.</Trans>}
            type="date"
            {...field('send_on')}
          />
        )}
      </div>
      <HandedFields handed={handed} legend={<Trans>How it is paid</Trans>} tried={tried} />
      <FormFoot error={error} alsoOfFields disabled={isLoading} onLeave={onClose}>
        <Trans>Sell the gift card</Trans>
      </FormFoot>
    </form>
  );
}
