import type { readGiftCardsOnSite } from '@limber/contract/paying/gift-cards.ts';
import type { ReplyOf } from '@limber/contract/request.ts';
import {
  GIFT_CARD_SENT_AHEAD_DAYS,
  LONGEST_GIFT_MESSAGE,
  LONGEST_GIFT_NAME,
} from '@limber/contract/terms/booking/gift-cards.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGiftPackageText } from '../../components/paying/use-gift-package-text.ts';
import { useFailureText } from '../../components/use-failure-text.ts';
import { useServerNow } from '../../components/use-server-now.ts';
import { addDays, dayOfInstant } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import { paths } from '../../paths.ts';
import { useBuyGiftCardMutation } from '../../state/api/calls/paying/gift-cards.ts';
import { readFailure } from '../../state/api/failure.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { type GiftDraft, keepDraft, readDraft } from './gift-draft.ts';
import { GiftFace } from './gift-face.tsx';

interface Props {
  terms: ReplyOf<typeof readGiftCardsOnSite>;
}

/** The content of a card and its recipient; its face follows the input. */
export function BuyCardForm({ terms }: Props) {
  const { t, i18n } = useLingui();
  const { amounts, packages, least, most } = terms;
  const packageText = useGiftPackageText();
  const signedIn = useAppSelector(selectSignedIn);
  const user = useAppSelector(selectUser);
  const navigate = useNavigate();
  const today = dayOfInstant(useServerNow());
  const otherId = useId();
  const [draft, setDraft] = useState<GiftDraft>(() =>
    readDraft(window.sessionStorage, {
      ...{ amount: String(amounts[0] ?? ''), other: amounts.length === 0, packageId: null },
      ...{ language: i18n.locale as Language, toName: '', message: '' },
      ...{ fromName: user?.first_name ?? '', goes: 'to-them', email: '', sendOn: '' },
    }),
  );
  const [tried, setTried] = useState(false);
  const [buy, { data: begun, error, isLoading }] = useBuyGiftCardMutation();
  const said = useFailureText(error ? readFailure(error) : undefined);
  useEffect(() => keepDraft(window.sessionStorage, draft), [draft]);

  const change = (changed: Partial<GiftDraft>) => setDraft({ ...draft, ...changed });
  const field = (name: 'toName' | 'fromName' | 'message' | 'email' | 'sendOn') => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const chosen = packages.find((each) => each.package_balance_id === draft.packageId);
  const amount = chosen?.price ?? Number(draft.amount);
  const isTyped = draft.amount.trim() !== '' && amount >= least && amount <= most;
  const isAmount = chosen !== undefined || isTyped;
  const isToThem = draft.goes === 'to-them';
  const lacksEmail = isToThem && draft.email.trim() === '';
  const range = t`${formatAmount(least)} to ${formatAmount(most)}`;
  const errorOf = (wire: string) => said.fields?.[wire]?.[0];
  const isElsewhere = said.fields && ['amount', 'email', 'send_on'].some((wire) => errorOf(wire));

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isAmount || lacksEmail) return;
    // The draft is there again after signing in.
    if (!signedIn) return navigate(`${paths.login}?next=${paths.giftCards}`);
    const { data } = await buy({
      ...(chosen ? { package_balance_id: chosen.package_balance_id } : { amount }),
      language: draft.language,
      to_name: draft.toName,
      from_name: draft.fromName,
      message: draft.message,
      ...(isToThem && { email: draft.email.trim() }),
      ...(isToThem && draft.sendOn && { send_on: draft.sendOn }),
    });
    if (data) window.location.assign(data.url);
  }

  return (
    <form
      onSubmit={send}
      noValidate
      className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-start"
    >
      <div className="lg:sticky lg:top-24 lg:order-last">
        <GiftFace
          {...draft}
          amount={isAmount ? amount : null}
          packageText={chosen ? packageText(chosen) : null}
        />
      </div>
      <div className="grid gap-6">
        {packages.length > 0 && (
          <RadioGroup
            legend={<Trans>What it is for</Trans>}
            name="package"
            rows
            chosen={String(chosen?.package_balance_id ?? '')}
            options={[
              { value: '', label: t`An amount` },
              ...packages.map((each) => ({
                value: String(each.package_balance_id),
                label: (
                  <span className="flex grow items-baseline justify-between gap-x-4">
                    <span>{packageText(each)}</span>{' '}
                    <span className="font-semibold whitespace-nowrap tabular-nums">
                      {formatAmount(each.price)}
                    </span>
                  </span>
                ),
              })),
            ]}
            onChange={({ target: { value } }) =>
              change({ packageId: value === '' ? null : Number(value) })
            }
          />
        )}
        {!chosen && amounts.length > 0 && (
          <RadioGroup
            legend={<Trans>Amount</Trans>}
            name="amount"
            chosen={draft.other ? 'other' : draft.amount}
            options={[
              ...amounts.map((each) => ({ value: String(each), label: formatAmount(each) })),
              { value: 'other', label: t`Another amount` },
            ]}
            onChange={({ target: { value } }) =>
              change(
                value === 'other' ? { other: true, amount: '' } : { other: false, amount: value },
              )
            }
          />
        )}
        {!chosen && draft.other && (
          <TextField
            id={otherId}
            label={<Trans>Amount</Trans>}
            hint={range}
            dir="ltr"
            inputMode="decimal"
            maxLength={9}
            value={draft.amount}
            onChange={({ target }) => change({ amount: target.value })}
            error={tried && !isAmount ? t`Please choose an amount of ${range}.` : errorOf('amount')}
          />
        )}
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label={<Trans>For</Trans>}
            maxLength={LONGEST_GIFT_NAME}
            autoComplete="off"
            {...field('toName')}
          />
          <TextField
            label={<Trans>From</Trans>}
            maxLength={LONGEST_GIFT_NAME}
            autoComplete="name"
            {...field('fromName')}
          />
        </div>
        <TextArea
          label={<Trans>Greeting</Trans>}
          maxLength={LONGEST_GIFT_MESSAGE}
          {...field('message')}
        />
        <RadioGroup
          legend={<Trans>Language of the card</Trans>}
          name="language"
          chosen={draft.language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية' },
          ]}
          onChange={({ target }) => change({ language: target.value as Language })}
        />
        <RadioGroup
          legend={<Trans>How it gets there</Trans>}
          name="goes"
          chosen={draft.goes}
          options={[
            { value: 'to-them', label: t`Mail it to them` },
            { value: 'to-me', label: t`Mail it to me, to hand over` },
          ]}
          onChange={({ target }) => change({ goes: target.value as GiftDraft['goes'] })}
        />
        {isToThem && (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label={<Trans>Their e-mail</Trans>}
              type="email"
              dir="ltr"
              maxLength={200}
              autoComplete="off"
              {...field('email')}
              error={tried && lacksEmail ? t`Please say where it goes.` : errorOf('email')}
            />
            <TextField
              label={<Trans>On which day</Trans>}
              hint={<Trans>In the morning; left empty: at once.</Trans>}
              type="date"
              min={today}
              max={addDays(today, GIFT_CARD_SENT_AHEAD_DAYS)}
              {...field('sendOn')}
              error={errorOf('send_on')}
            />
          </div>
        )}
        <ErrorNotice>{said.detail && !isElsewhere && said.detail}</ErrorNotice>
        <div className="grid justify-items-start gap-3">
          <Button type="submit" busy={isLoading || begun !== undefined}>
            {!signedIn ? (
              <Trans>Sign in and pay</Trans>
            ) : isAmount ? (
              <Trans>Pay {formatAmount(amount)}</Trans>
            ) : (
              <Trans>Pay</Trans>
            )}
          </Button>
          <p className="max-w-prose text-sm text-muted">
            {terms.valid_months === null ? (
              <Trans>The card does not expire. Anybody who has its code can use it.</Trans>
            ) : (
              <Trans>
                The card is valid for {terms.valid_months} months. Anybody who has its code can use
                it.
              </Trans>
            )}
          </p>
        </div>
      </div>
    </form>
  );
}
