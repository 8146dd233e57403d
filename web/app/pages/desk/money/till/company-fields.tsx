import type { Company } from '@limber/contract/desk/money/till-values.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReadBuyerQuery } from '../../../../state/api/calls/desk/money/till.ts';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput } from '../../frame/fields/desk-field.tsx';

const TAX_NUMBER = /^\d{15}$/;

/** Whether a company can stand on an invoice. */
export function isComplete({ name, address, trn }: Company): boolean {
  return name.trim() !== '' && address.trim() !== '' && TAX_NUMBER.test(trn.trim());
}

interface Props {
  company: Company;
  onChange(company: Company): void;
  /** Who pays: the company of their latest full invoice is proposed; undefined: nobody is named. */
  payerId: number | undefined;
  onLeave?: () => void;
  /** What the server said of a field, such as `buyer.trn`. */
  errors?: Readonly<Record<string, string>>;
}

/** The company that a full tax invoice names. */
export function CompanyFields({ company, onChange, payerId, onLeave, errors = {} }: Props) {
  const { t } = useLingui();
  const { currentData } = useReadBuyerQuery({ id: payerId ?? 0 }, { skip: payerId === undefined });
  const known = currentData?.buyer;
  const change = (fields: Partial<Company>) => onChange({ ...company, ...fields });
  const isWrong = company.trn !== '' && !TAX_NUMBER.test(company.trn.trim());
  return (
    <fieldset className="desk-labelled grid gap-3">
      <legend className="mb-1 font-semibold">
        <Trans>Full tax invoice to a company</Trans>
      </legend>
      {known && known.trn !== company.trn && (
        <DeskButton onClick={() => onChange(known)} className="justify-self-start">
          <Trans>As last time:</Trans> <bdi translate="no">{known.name}</bdi>
        </DeskButton>
      )}
      <DeskInput
        label={<Trans>Name of the company</Trans>}
        error={errors['buyer.name']}
        value={company.name}
        onChange={({ target }) => change({ name: target.value })}
        maxLength={200}
        required
      />
      <DeskInput
        label={<Trans>Address of the company</Trans>}
        error={errors['buyer.address']}
        value={company.address}
        onChange={({ target }) => change({ address: target.value })}
        maxLength={300}
        required
      />
      <DeskInput
        label={<Trans>Tax registration number</Trans>}
        hint={<Trans>15 digits</Trans>}
        error={
          errors['buyer.trn'] ?? (isWrong ? t`A tax registration number has 15 digits.` : undefined)
        }
        value={company.trn}
        onChange={({ target }) => change({ trn: target.value })}
        inputMode="numeric"
        dir="ltr"
        maxLength={15}
        required
      />
      {onLeave && (
        <DeskButton onClick={onLeave} className="justify-self-start">
          <Trans>No company</Trans>
        </DeskButton>
      )}
    </fieldset>
  );
}

export const NO_COMPANY: Company = { name: '', address: '', trn: '' };

/** What was typed, without blanks around it. */
export function trimmedCompany({ name, address, trn }: Company): Company {
  return { name: name.trim(), address: address.trim(), trn: trn.trim() };
}
