import type { NewRate, PayRate } from '@limber/contract/desk/studio/pay-rates.ts';
import { unitsIn } from '@limber/contract/terms/typed-amount.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { currencyHere } from '../../../../lib/format-amount.ts';
import { useListRetailProductsQuery } from '../../../../state/api/calls/desk/money/retail-products.ts';
import { useListStudioServicesQuery } from '../../../../state/api/calls/desk/studio/services.ts';
import { Glyph } from '../../../../ui/glyph.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';

interface TypedShare {
  /** Of a service `s3` or a product `p3`; empty: not chosen. */
  readonly of: string;
  readonly percent: string;
}

/** Tiers and shares as they are typed. */
export interface TypedCommissions {
  readonly product: string;
  readonly by: '' | 'sales' | 'sessions';
  readonly apply: 'all' | 'above';
  readonly steps: readonly { readonly reached: string; readonly percent: string }[];
  readonly shares: readonly TypedShare[];
}

/** Those of a rate, to be changed. */
export function typedCommissions(rate: PayRate | undefined): TypedCommissions {
  const { tiers = null, services = [], products = [] } = rate ?? {};
  return {
    product: String(rate?.product_percent ?? 0),
    by: tiers?.by ?? '',
    apply: tiers?.apply ?? 'above',
    steps: (tiers?.steps ?? []).map(({ reached, percent }) => ({
      ...{ reached: String(reached), percent: String(percent) },
    })),
    shares: [
      ...services.map(({ id, percent }) => ({ of: `s${id}`, percent: String(percent) })),
      ...products.map(({ id, percent }) => ({ of: `p${id}`, percent: String(percent) })),
    ],
  };
}

type Commissions = Required<Pick<NewRate, 'product_percent' | 'tiers' | 'services' | 'products'>>;

/** What is asked for; null: something is not a number, or not chosen. */
export function commissionsIn(typed: TypedCommissions): Commissions | null {
  const percentIn = (text: string) => {
    const units = unitsIn(text);
    return units === null || units > 100_00 ? null : units / 100;
  };
  const product = percentIn(typed.product);
  const steps = typed.steps.map(({ reached, percent }) => ({
    reached: (unitsIn(reached) ?? 0) / 100,
    percent: percentIn(percent),
  }));
  const shares = typed.shares.map(({ of, percent }) => ({ of, percent: percentIn(percent) }));
  const isWrong =
    product === null ||
    (typed.by !== '' && steps.length === 0) ||
    (typed.by !== '' && steps.some(({ reached, percent }) => reached < 1 || percent === null)) ||
    shares.some(({ of, percent }) => of === '' || percent === null);
  if (isWrong) return null;
  const sharesOf = (letter: 's' | 'p') =>
    shares.flatMap(({ of, percent }) =>
      of.startsWith(letter) ? [{ id: Number(of.slice(1)), percent: percent ?? 0 }] : [],
    );
  return {
    product_percent: product,
    tiers:
      typed.by === ''
        ? null
        : {
            ...{ by: typed.by, apply: typed.apply },
            steps: steps.map(({ reached, percent }) => ({ reached, percent: percent ?? 0 })),
          },
    services: sharesOf('s'),
    products: sharesOf('p'),
  };
}

interface Props {
  typed: TypedCommissions;
  onChange(typed: TypedCommissions): void;
  tried: boolean;
  /** What the server says of a field. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** Products, tiers, and shares of single services and products. */
export function CommissionFields({ typed, onChange, tried, errors }: Props) {
  const { t } = useLingui();
  const { steps, by } = typed;
  const step = (at: number, change: object) =>
    onChange({
      ...typed,
      steps: steps.map((each, n) => (n === at ? { ...each, ...change } : each)),
    });
  return (
    <div className="grid gap-4">
      <DeskInput
        label={<Trans>Percent of products</Trans>}
        hint={<Trans>Of products that they advised, without VAT.</Trans>}
        value={typed.product}
        onChange={({ target }) => onChange({ ...typed, product: target.value })}
        inputMode="decimal"
        dir="ltr"
        maxLength={6}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">
          <Trans>Tiers of a month</Trans>
        </legend>
        <DeskSelect
          label={<Trans>A tier is reached by</Trans>}
          value={by}
          error={errors.tiers}
          onChange={({ target }) => {
            const chosen = target.value as TypedCommissions['by'];
            const begun = steps.length > 0 ? steps : [{ reached: '', percent: '' }];
            onChange({ ...typed, by: chosen, steps: chosen === '' ? [] : begun });
          }}
          options={[
            ['', t`No tiers`],
            ['sales', t`Sales: sessions and products, less refunds, without VAT`],
            ['sessions', t`Number of sessions`],
          ]}
        />
        {by !== '' && (
          <>
            <DeskSelect
              label={<Trans>Its percent is paid for</Trans>}
              value={typed.apply}
              onChange={({ target }) =>
                onChange({ ...typed, apply: target.value as TypedCommissions['apply'] })
              }
              options={[
                ['above', t`What lies above it`],
                ['all', t`All sessions of the month`],
              ]}
            />
            {steps.map(({ reached, percent }, at) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name
                key={at}
                className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2"
              >
                <DeskInput
                  label={by === 'sales' ? t`From ${currencyHere()}` : t`From sessions`}
                  value={reached}
                  onChange={({ target }) => step(at, { reached: target.value })}
                  inputMode="decimal"
                  dir="ltr"
                  maxLength={9}
                />
                <PercentOfRow
                  percent={percent}
                  onType={(text) => step(at, { percent: text })}
                  remove={t`Remove this tier`}
                  onRemove={() => onChange({ ...typed, steps: steps.filter((_, n) => n !== at) })}
                />
              </div>
            ))}
            <DeskButton
              className="justify-self-start"
              onClick={() =>
                onChange({ ...typed, steps: [...steps, { reached: '', percent: '' }] })
              }
            >
              <Trans>Another tier</Trans>
            </DeskButton>
          </>
        )}
      </fieldset>
      <OwnShares typed={typed} onChange={onChange} errors={errors} />
      {tried && commissionsIn(typed) === null && (
        <p role="alert" className="font-medium text-err">
          <Trans>Please fill in each tier and share with a number.</Trans>
        </p>
      )}
    </div>
  );
}

function OwnShares({ typed, onChange, errors }: Omit<Props, 'tried'>) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { data: services = [] } = useListStudioServicesQuery();
  const { data: products = [] } = useListRetailProductsQuery();
  const { shares } = typed;
  const change = (at: number, fields: Partial<TypedShare>) =>
    onChange({
      ...typed,
      shares: shares.map((each, n) => (n === at ? { ...each, ...fields } : each)),
    });
  const said = errors.services ?? errors.products;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        <Trans>Services and products with a percent of their own</Trans>
      </legend>
      {shares.map(({ of, percent }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a share has no other name
          key={at}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] items-end gap-2"
        >
          <DeskSelect
            label={<Trans>Service or product</Trans>}
            value={of}
            onChange={({ target }) => change(at, { of: target.value })}
            options={[
              ['', t`Please choose`],
              ...services.map(({ id, name }) => [`s${id}`, named(name)] as const),
              ...products.map(({ id, name }) => [`p${id}`, named(name)] as const),
            ]}
          />
          <PercentOfRow
            percent={percent}
            onType={(text) => change(at, { percent: text })}
            remove={t`Remove this percent`}
            onRemove={() => onChange({ ...typed, shares: shares.filter((_, n) => n !== at) })}
          />
        </div>
      ))}
      {said && (
        <p role="alert" className="text-sm font-medium text-err">
          {said}
        </p>
      )}
      <DeskButton
        className="justify-self-start"
        onClick={() => onChange({ ...typed, shares: [...shares, { of: '', percent: '' }] })}
      >
        <Trans>Add a service or product</Trans>
      </DeskButton>
    </fieldset>
  );
}

interface PercentProps {
  percent: string;
  onType(text: string): void;
  /** Accessible name of the button that removes the row. */
  remove: string;
  onRemove(): void;
}

/** The end of a row: its percent, and the button that removes it. */
function PercentOfRow({ percent, onType, remove, onRemove }: PercentProps) {
  return (
    <>
      <DeskInput
        label={<Trans>Percent</Trans>}
        value={percent}
        onChange={({ target }) => onType(target.value)}
        inputMode="decimal"
        dir="ltr"
        maxLength={6}
      />
      <DeskButton look="plain" aria-label={remove} onClick={onRemove}>
        <Glyph name="close" className="size-4.5" />
      </DeskButton>
    </>
  );
}
