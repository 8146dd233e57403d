import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DeskInput } from '../../frame/fields/desk-field.tsx';
import { MoneyField } from '../../frame/fields/money-field.tsx';
import { typedMinor } from '../../frame/fields/money-text.ts';
import type { PriceProblem, TypedPrice } from './read-typed-price.ts';

interface Props {
  listMinor: number;
  typed: TypedPrice;
  /** The largest reduction that this person may give. */
  mostPercent: number;
  problem: PriceProblem | null;
  onChange(typed: TypedPrice): void;
}

/** A lower price, with its reason. */
export function PriceFields({ listMinor, typed, mostPercent, problem, onChange }: Props) {
  const { t } = useLingui();
  const said = problem ? t(problemWord(problem, mostPercent)) : undefined;
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <MoneyField
        label={<Trans>Lower price</Trans>}
        value={typed.price}
        placeholder={typedMinor(listMinor)}
        onChange={(price) => onChange({ ...typed, price })}
        error={problem === 'reason' ? undefined : said}
      />
      <DeskInput
        label={<Trans>Reason</Trans>}
        error={problem === 'reason' && typed.price !== '' ? said : undefined}
        value={typed.reason}
        maxLength={500}
        placeholder={t`Waited for half an hour`}
        onChange={(event) => onChange({ ...typed, reason: event.target.value })}
        controlClass="placeholder:font-normal"
      />
    </div>
  );
}

function problemWord(problem: PriceProblem, mostPercent: number): MessageDescriptor {
  switch (problem) {
    case 'price':
      return msg`A price can only go down.`;
    case 'manager':
      return msg`Only a manager takes more than ${mostPercent}% off.`;
    case 'reason':
      return msg`Please say why.`;
  }
}
