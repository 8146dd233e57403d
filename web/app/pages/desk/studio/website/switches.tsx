import type { Website } from '@limber/contract/desk/studio/website.ts';
import { SECTIONS, type Section, STRIP_LENGTH } from '@limber/contract/terms/site-pages.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '../../../../state/api/call.ts';
import type { listStudioServices } from '../../../../state/api/calls/desk/studio/services.ts';
import { DeskCheckbox } from '../../frame/fields/desk-checkbox.tsx';
import { useNameInLanguage } from '../../frame/words/use-name-in-language.ts';
import { FormPart } from '../form-part.tsx';
import { OrderedChoice } from './ordered-choice.tsx';

type Chosen = Website['switches'];

interface Props {
  value: Chosen;
  onChange(value: Chosen): void;
  services: Reply<typeof listStudioServices>;
}

const sectionNames: Record<Section, MessageDescriptor> = {
  'body-map': msg`Where do you feel tight?`,
  services: msg`Strip of services`,
  hour: msg`Your hour`,
  team: msg`Team`,
  equipment: msg`Equipment`,
  benefits: msg`Benefits`,
  membership: msg`Membership`,
  branches: msg`Branches`,
};

/** What the pages show and offer. */
export function Switches({ value, onChange, services }: Props) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const set = (part: Partial<Chosen>) => onChange({ ...value, ...part });
  const onSale = services.filter(({ retired }) => !retired);
  const tick = (
    name: 'membership' | 'partners' | 'shared_packages' | 'unlimited_packages',
    label: string,
  ) => (
    <DeskCheckbox checked={value[name]} onChange={(event) => set({ [name]: event.target.checked })}>
      {label}
    </DeskCheckbox>
  );
  return (
    <FormPart title={<Trans>What the pages show</Trans>}>
      <div className="grid sm:grid-cols-2">
        {tick('membership', t`Membership`)}
        {tick('partners', t`Partners with discounts`)}
        {tick('shared_packages', t`Shared packages`)}
        {tick('unlimited_packages', t`Unlimited packages`)}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <OrderedChoice
          name={t`Sections of the home page`}
          options={SECTIONS.map((section) => [section, t(sectionNames[section])])}
          value={value.sections}
          onChange={(sections) => set({ sections })}
        />
        <OrderedChoice
          name={t`Services in the strip`}
          options={onSale.map((service) => [service.id, named(service.name)])}
          value={value.strip ?? onSale.slice(0, STRIP_LENGTH).map(({ id }) => id)}
          onChange={(strip) => set({ strip })}
        />
        <OrderedChoice
          name={t`Languages, the first for visitors without a preference`}
          options={[
            ['en', t`English`],
            ['ar', t`Arabic`],
          ]}
          value={value.languages}
          onChange={(languages) => languages.length > 0 && set({ languages })}
        />
      </div>
    </FormPart>
  );
}
