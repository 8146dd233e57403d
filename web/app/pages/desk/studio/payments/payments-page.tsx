import type { AllPaymentTerms, PaymentTerms } from '@limber/contract/desk/studio/payment-terms.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { useListPaymentTermsQuery } from '../../../../state/api/calls/desk/studio/payment-terms.ts';
import { useListStudioProductsQuery } from '../../../../state/api/calls/desk/studio/products.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { deskTitle } from '../../frame/desk-title.ts';
import { deskAmount } from '../../frame/words/desk-amounts.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { StudioList } from '../studio-list.tsx';
import { cardOfWords, PaymentTermsForm, paidWords } from './payment-terms-form.tsx';

export const meta = deskTitle(msg`Paying online`);

type Column = readonly [head: string, cell: (terms: PaymentTerms) => ReactNode];

/** Where sessions and each package on sale are paid, with the form of one. */
export default function PaymentsPage() {
  const { t: say } = useLingui();
  const query = useListPaymentTermsQuery();
  const packages = useListStudioProductsQuery();
  const named = useNameInLanguage();
  const nameOf = ({ package_id: id }: PaymentTerms) => {
    if (id === null) return say`Single sessions`;
    const found = packages.data?.find((each) => each.id === id);
    return found ? named(found.name) : say`Package ${id}`;
  };
  const list = {
    // The list's own fields: nothing here is retired.
    data: query.data?.terms.map((terms) => ({
      ...{ ...terms, id: terms.package_id ?? 0, retired: false },
    })),
    error: query.error,
    refetch: query.refetch,
  };
  const isAsked = ({ paid }: PaymentTerms) => paid !== 'studio';
  // Where all is paid at the studio, columns about paying online would be dashes.
  const isAnyAsked = list.data?.some(isAsked) ?? false;
  const isAnyCardKept = list.data?.some(({ card_of: of }) => of !== 'nobody') ?? false;
  const online: readonly Column[] = [
    [say`Asked of`, (terms) => (isAsked(terms) ? <AskedOf terms={terms} /> : '–')],
    [say`How much of it online`, (terms) => (isAsked(terms) ? <Deposit terms={terms} /> : '–')],
    [
      say`Back when cancelled late`,
      (terms) => (isAsked(terms) ? `${terms.late_back_percent}%` : '–'),
    ],
  ];
  const card: Column = [
    say`Card on file`,
    ({ card_of: of }) => (of === 'nobody' ? '–' : say(cardOfWords[of])),
  ];
  return (
    <StudioList
      title={say`Paying online`}
      list={list}
      nameOf={nameOf}
      above={
        <>
          {query.data && <Provider provider={query.data.provider} />}
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            <span className="max-w-prose">
              <Trans>
                Single sessions and each package have terms of their own. Open one to change them.
              </Trans>
            </span>
            <Link to={paths.studioGiftCards} className="desk-tool desk-edged text-ink">
              <Trans>Gift cards</Trans>
            </Link>
          </p>
        </>
      }
      columns={[
        [say`Where it is paid`, ({ paid }) => say(paidWords[paid])],
        ...(isAnyAsked ? online : []),
        ...(isAnyCardKept ? [card] : []),
      ]}
      form={({ thing, onClose }) =>
        thing && <PaymentTermsForm terms={thing} name={nameOf(thing)} onClose={onClose} />
      }
    />
  );
}

function Provider({ provider }: Pick<AllPaymentTerms, 'provider'>) {
  if (provider === 'stripe') return null;
  return (
    <div className="max-w-3xl">
      <Notice tone={provider === null ? 'warn' : 'info'}>
        {provider === null ? (
          <>
            <p>
              <Trans>
                Nobody takes payments online for this studio yet, so everything is paid at the
                studio, whatever is set here.
              </Trans>
            </p>
            <p className="mt-1 font-normal">
              <Trans>
                With an account at Stripe clients pay by card, Apple Pay or Google Pay when they
                book, and what goes back returns to their card by itself. The person who runs the
                server sets <code dir="ltr">STRIPE_SECRET_KEY</code> and{' '}
                <code dir="ltr">STRIPE_WEBHOOK_SECRET</code>, and starts it again.
              </Trans>
            </p>
          </>
        ) : (
          <Trans>
            Payments are tried out here: no money moves, and a test page takes the place of the
            bank.
          </Trans>
        )}
      </Notice>
    </div>
  );
}

function AskedOf({ terms: { asked_of: whom, missed_sessions: missed } }: { terms: PaymentTerms }) {
  if (whom === 'everybody') return <Trans>Everybody</Trans>;
  if (whom === 'new') return <Trans>New clients</Trans>;
  return (
    <Plural value={missed ?? 1} one="After # missed session" other="After # missed sessions" />
  );
}

function Deposit({ terms }: { terms: PaymentTerms }) {
  const { deposit_percent: percent, deposit_amount: amount } = terms;
  if (percent !== null) return <Trans>Deposit of {percent}%</Trans>;
  if (amount !== null) return <Trans>Deposit of {deskAmount(amount)}</Trans>;
  return <Trans>The whole price</Trans>;
}
