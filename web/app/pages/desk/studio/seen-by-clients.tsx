import type { StudioBranch } from '@limber/contract/desk/studio/branches.ts';
import type { NewProduct } from '@limber/contract/desk/studio/products.ts';
import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import type { StudioTherapist } from '@limber/contract/desk/studio/therapists.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BranchCard } from '../../../components/catalogue-cards/branch-card.tsx';
import { PackageCard } from '../../../components/catalogue-cards/package-card.tsx';
import { Person } from '../../../components/catalogue-cards/person.tsx';
import { ServiceCard } from '../../../components/catalogue-cards/service-card.tsx';
import { useListCatalogueQuery, useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';
import { useNameInLanguage } from '../frame/words/use-name-in-language.ts';

/** The card of a thing on the site, with what is typed. It can be looked at, not pressed. */
export type SeenThing =
  | { readonly service: Pick<NewService, 'name' | 'description' | 'kind' | 'prices'> }
  | {
      readonly product: Pick<
        NewProduct,
        'kind' | 'name' | 'description' | 'people_limit' | 'sizes'
      >;
      /** The services that it includes. */
      readonly services: readonly Pick<StudioService, 'id' | 'name' | 'needs_skill'>[];
    }
  | {
      readonly therapist: Pick<
        StudioTherapist,
        'full_name' | 'name_ar' | 'languages' | 'photo' | 'books_by_phone'
      > & { readonly id: number | undefined };
      readonly branch: string | undefined;
      readonly services: readonly Pick<StudioService, 'id' | 'name'>[];
    }
  | {
      readonly branch: Pick<StudioBranch, 'name' | 'address' | 'phone' | 'image'>;
    };

export function SeenByClients(props: { thing: SeenThing }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">
        <Trans>What clients see, in the language of this page</Trans>
      </figcaption>
      <ul inert className="grid max-w-96 rounded-card bg-bg p-3">
        <Card {...props} />
      </ul>
    </figure>
  );
}

const nothing = () => {};

function Card({ thing }: { thing: SeenThing }): ReactNode {
  const { t, i18n } = useLingui();
  const named = useNameInLanguage();
  const { data: catalogue } = useListCatalogueQuery();
  const { data: team = [] } = useListTherapistsQuery();
  const called = (name: Named) => named(name) || t`Name`;
  if ('service' in thing) {
    const { name, description, kind, prices } = thing.service;
    return (
      <ServiceCard
        service={{
          ...{
            id: 0,
            name: called(name),
            description: named(description),
            kind,
            needs_skill: true,
          },
          durations: prices
            .filter(({ time }) => time > 0)
            .map(({ time, price }, id) => ({ id, time, price: amount(price) })),
        }}
        chosenDurationId={undefined}
        onPick={nothing}
      />
    );
  }
  if ('product' in thing) {
    const { kind, name, description, people_limit, sizes } = thing.product;
    const included = thing.services.map((each) => ({ ...each, name: named(each.name) }));
    return (
      <PackageCard
        product={{
          ...{ id: 0, name: called(name), description: named(description), people_limit },
          services_included: included,
          options: sizes
            .filter(({ time }) => kind === 'unlimited' || (time ?? 0) > 0)
            .map(({ time, price, validity_days }, id) => ({
              ...{ id, time, validity_days },
              price: amount(price),
            })),
        }}
        services={catalogue?.services ?? []}
        onlyPrice={kind === 'unlimited'}
        chosenOptionId={null}
        onPick={nothing}
      />
    );
  }
  if ('therapist' in thing) {
    const { id, name_ar, full_name, ...therapist } = thing.therapist;
    const inArabic = i18n.locale === 'ar' && name_ar;
    const gender = team.find((each) => each.id === id)?.gender ?? 'female';
    return (
      <Person
        therapist={{
          ...{ ...therapist, gender, id: id ?? 0, location: '', favourite: false },
          full_name: (inArabic ? `${name_ar} · ${full_name}` : full_name) || t`Name`,
          services: thing.services.map((each) => ({ id: each.id, name: named(each.name) })),
        }}
        branch={thing.branch}
      />
    );
  }
  const { name, address, image, ...branch } = thing.branch;
  return (
    <BranchCard
      branch={{
        ...branch,
        ...{ name: called(name), address: named(address), image: image ?? '', map_url: null },
      }}
    />
  );
}

/** An amount that is still being typed is none. */
function amount(price: number): number {
  return Number.isFinite(price) ? price : 0;
}
