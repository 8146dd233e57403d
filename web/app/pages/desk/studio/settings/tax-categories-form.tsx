import type { TaxCategories, TaxedThing } from '@limber/contract/desk/studio/tax-categories.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useForm } from 'react-hook-form';
import {
  useSetTaxCategoryMutation,
  useWithdrawTaxCategoryMutation,
} from '../../../../state/api/calls/desk/studio/tax-categories.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { Choices } from '../../frame/fields/choices.tsx';
import { DeskInput, DeskSelect } from '../../frame/fields/desk-field.tsx';
import { FormFoot } from '../../frame/fields/form-foot.tsx';
import { LabelledForm } from '../../frame/fields/labelled-form.tsx';
import { RefusalText } from '../../frame/refusal/refusal-text.tsx';
import { useFocusWrong } from '../../frame/refusal/use-focus-wrong.ts';
import { useRefusal } from '../../frame/refusal/use-refusal.ts';
import { deskDay } from '../../frame/words/desk-dates.ts';
import { taxNames } from '../../frame/words/tax-words.ts';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { useRefusalSentence } from '../../frame/words/use-refusal-sentence.tsx';
import { History } from '../change-history.tsx';

interface Values {
  from: string;
  category: TaxedThing['category'];
  services: number[];
  packages: number[];
  products: number[];
}

const NONE = { services: [], packages: [], products: [] };

/** How services, packages and products are taxed; sets a category for some of them from a day on. */
export function TaxCategoriesForm({ taxed }: { taxed: TaxCategories }) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const { version, first_day: firstDay } = taxed;
  const [set, setting] = useSetTaxCategoryMutation();
  const [withdraw, withdrawing] = useWithdrawTaxCategoryMutation();
  const { fields } = useRefusal(setting.error);
  const notWithdrawn = useRefusalSentence(withdrawing.error);
  const form = useFocusWrong(fields);
  const { register, handleSubmit, reset, control } = useForm<Values>({
    values: { from: firstDay, category: 'zero_rated', ...NONE },
    resetOptions: { keepDirtyValues: true },
  });
  const things = taxed.things.filter(({ retired }) => !retired);
  async function save({ from, ...category }: Values) {
    withdrawing.reset();
    const { data } = await set({ version, valid_from: from, ...category });
    if (data) reset({ from: data.first_day, category: 'zero_rated', ...NONE });
  }
  function takeBack({ kind, id }: TaxedThing, from: string) {
    setting.reset();
    void withdraw({ version, kind, id, valid_from: from });
  }
  const busy = setting.isLoading || withdrawing.isLoading;
  const groups = (
    [
      ['services', <Trans key="services">Services</Trans>],
      ['packages', <Trans key="packages">Packages</Trans>],
      ['products', <Trans key="products">Products</Trans>],
    ] as const
  ).filter(([group]) => things.some(({ kind }) => group === `${kind}s`));
  return (
    <section
      aria-labelledby="tax-title"
      className="grid min-w-0 gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <h2 id="tax-title" className="type-3">
        <Trans>How each thing is taxed</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>
          Everything is standard-rated until another category is set. In the UAE, treatment by
          licensed providers may be zero-rated; an accountant decides. A session of several services
          is taxed service by service, a package or a product by its own category.
        </Trans>
      </p>
      <ul aria-label={t`Tax categories`} className="grid gap-2">
        {things.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`} className="grid gap-1">
            <p>
              <bdi className="font-semibold">{named(thing.name)}</bdi>
              <Dot />
              {t(taxNames[thing.category])}
            </p>
            {thing.history.map(({ valid_from: from, category, set_by: by }) => (
              <p key={from} className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                <span>
                  {t`${t(taxNames[category])} from ${deskDay(from)}`}
                  <Dot />
                  <bdi translate="no">{by}</bdi>
                </span>
                {from >= firstDay && (
                  <DeskButton disabled={busy} onClick={() => takeBack(thing, from)}>
                    <Trans>Withdraw</Trans>
                    <span className="sr-only">{named(thing.name)}</span>
                  </DeskButton>
                )}
              </p>
            ))}
            {withdrawing.originalArgs?.id === thing.id &&
              withdrawing.originalArgs.kind === thing.kind && (
                <RefusalText>{notWithdrawn}</RefusalText>
              )}
            <DifferingServices thing={thing} />
          </li>
        ))}
      </ul>
      <LabelledForm ref={form} name={t`Another tax category`} onSubmit={handleSubmit(save)}>
        {groups.map(([group, legend]) => (
          <Controller
            key={group}
            name={group}
            control={control}
            render={({ field: { value, onChange } }) => (
              <Choices
                legend={legend}
                options={things
                  .filter(({ kind }) => group === `${kind}s`)
                  .map(({ id, name }) => [id, named(name)])}
                {...{ value, onChange, error: fields[group] }}
              />
            )}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <DeskSelect
            label={<Trans>Category</Trans>}
            error={fields.category}
            {...register('category')}
            options={Object.entries(taxNames).map(([value, word]) => [value, t(word)])}
          />
          <DeskInput
            label={<Trans>From the day</Trans>}
            hint={<Trans>Days with invoices and closed days keep their category.</Trans>}
            error={fields.valid_from}
            {...register('from')}
            type="date"
            min={firstDay}
            required
          />
        </div>
        <FormFoot error={setting.error} disabled={busy} saved={setting.isSuccess}>
          <Trans>Set the category</Trans>
        </FormFoot>
      </LabelledForm>
      <History key={version} subject="tax_category" name={t`History of tax categories`} />
    </section>
  );
}

/** Warns of a package whose services are taxed otherwise by themselves. */
export function DifferingServices({ thing }: { thing: TaxedThing }) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  if (thing.differing.length === 0) return null;
  const services = thing.differing
    .map(({ name, category }) => `${named(name)} (${t(taxNames[category])})`)
    .join(t`, `);
  return (
    <p className="text-sm font-medium text-warn">
      <Trans>
        By themselves some of its services are taxed differently: <bdi>{services}</bdi>. Please ask
        an accountant which category the package has.
      </Trans>
    </p>
  );
}
