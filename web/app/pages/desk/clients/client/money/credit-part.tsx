import type { ClientCredit, CreditKind } from '@limber/contract/desk/money/credit.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import {
  useCorrectCreditMutation,
  useReadClientCreditQuery,
} from '../../../../../state/api/calls/desk/money/credit.ts';
import { selectUser } from '../../../../../state/selectors.ts';
import { useAppSelector } from '../../../../../state/store.ts';
import { Apart } from '../../../../../ui/dot.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { DeskButton } from '../../../frame/desk-button.tsx';
import { ReasonForm } from '../../../frame/fields/reason-form.tsx';
import { More, Nothing, TitledSection } from '../../../frame/titled-section.tsx';
import { deskAmount } from '../../../frame/words/desk-amounts.ts';
import { deskMoment } from '../../../frame/words/desk-dates.ts';
import { useBranchNames } from '../../../frame/words/use-branch-names.ts';
import { CreditForm } from '../../../money/till/credit/credit-form.tsx';
import { useBranch } from '../../../money/till/page/use-branch.ts';
import { BranchChoice } from '../../../money/till/page-of-branch.tsx';

type Doing = 'in' | 'out' | 'goodwill' | 'corrected';

const FEW = 5;
const MANY = 1000;

/** What the client has on account, how it came about, and what changes it. */
export function CreditPart({ id }: { id: number }) {
  const { t } = useLingui();
  const [limit, setLimit] = useState(FEW);
  const { currentData, data, isError, isFetching, refetch } = useReadClientCreditQuery({
    id,
    limit,
  });
  const credit = currentData ?? data;
  const isManager = useAppSelector(selectUser)?.account_type === 'manager';
  const [doing, setDoing] = useState<Doing>();
  const shut = () => setDoing(undefined);
  const tool = (what: Doing, words: ReactNode) => (
    <DeskButton
      aria-expanded={doing === what}
      onClick={() => setDoing(doing === what ? undefined : what)}
    >
      {words}
    </DeskButton>
  );
  return (
    <TitledSection
      title={<Trans>Money on account</Trans>}
      tools={credit && <strong>{deskAmount(credit.balance)}</strong>}
    >
      {isError && !credit && (
        <ErrorState title={<Trans>The money could not be loaded.</Trans>} onRetry={refetch} />
      )}
      {credit && (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            {tool('in', <Trans>Pay in</Trans>)}
            {credit.balance > 0 && tool('out', <Trans>Pay out</Trans>)}
            {isManager && tool('goodwill', <Trans>Goodwill</Trans>)}
            {isManager && credit.balance > 0 && tool('corrected', <Trans>Correct</Trans>)}
          </div>
          {(doing === 'in' || doing === 'out') && (
            <AtBranch key={doing} id={id} way={doing} balance={credit.balance} onClose={shut} />
          )}
          {(doing === 'goodwill' || doing === 'corrected') && (
            <CorrectForm key={doing} id={id} kind={doing} onClose={shut} />
          )}
          {credit.count === 0 && (
            <Nothing>
              <Trans>Nothing is on account.</Trans>
            </Nothing>
          )}
          <ul aria-label={t`Changes of the money on account`} className="client-lines">
            {credit.entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
          {credit.count > credit.entries.length && limit === FEW && (
            <More busy={isFetching} onMore={() => setLimit(MANY)} />
          )}
        </div>
      )}
    </TitledSection>
  );
}

interface MoneyProps {
  id: number;
  way: 'in' | 'out';
  balance: number;
  onClose(): void;
}

/** Money over the counter of a branch. */
function AtBranch({ id, ...form }: MoneyProps) {
  const { location, branches, choose } = useBranch();
  return (
    <>
      <BranchChoice branches={branches} location={location} choose={choose} />
      {location && <CreditForm key={location} clientId={id} location={location} {...form} />}
    </>
  );
}

interface FormProps {
  id: number;
  kind: 'goodwill' | 'corrected';
  onClose(): void;
}

/** A manager gives credit, or corrects it. */
function CorrectForm({ id, kind, onClose }: FormProps) {
  const { t } = useLingui();
  const [correct, { error, isLoading }] = useCorrectCreditMutation();
  const isGoodwill = kind === 'goodwill';
  return (
    <ReasonForm
      label={isGoodwill ? t`Goodwill` : t`Correct the money on account`}
      does={isGoodwill ? <Trans>Give</Trans> : <Trans>Correct</Trans>}
      fields={[
        {
          name: 'amount',
          type: 'number',
          step: 'any',
          label: isGoodwill ? <Trans>Amount</Trans> : <Trans>Amount; with − it is deducted</Trans>,
        },
      ]}
      error={error}
      busy={isLoading}
      onClose={onClose}
      onSend={async ({ values, reason }) => {
        const { data } = await correct({ id, kind, amount: Number(values.amount), reason });
        if (data) onClose();
      }}
    />
  );
}

/** One change: why, how much, and what was there then. */
function EntryLine({ entry }: { entry: ClientCredit['entries'][number] }) {
  const { t } = useLingui();
  const { nameOf } = useBranchNames();
  const { at, kind, amount, balance, location, by, reason } = entry;
  return (
    <li className="client-line">
      <span>{t(kindWords[kind])}</span>
      <strong>{deskAmount(amount)}</strong>
      <span className="basis-full text-sm text-muted">
        <Apart
          parts={[
            deskMoment(at),
            location && nameOf(location),
            by,
            reason,
            t`Balance ${deskAmount(balance)}`,
          ]}
        />
      </span>
    </li>
  );
}

const kindWords: Readonly<Record<CreditKind, MessageDescriptor>> = {
  imported: msg`Brought from the software before`,
  paid_in: msg`Paid in`,
  used: msg`Used for a sale`,
  refunded: msg`Refunded to the account`,
  paid_out: msg`Paid out`,
  goodwill: msg`Goodwill`,
  corrected: msg`Corrected`,
  import_undone: msg`Import undone`,
  merged: msg`Moved when two clients were merged`,
};
