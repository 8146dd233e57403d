import type { StudioBranch } from '@limber/contract/desk/studio/branches.ts';
import type { NewDiscount } from '@limber/contract/desk/studio/partners.ts';
import type { NewProduct } from '@limber/contract/desk/studio/products.ts';
import type { NewService, StudioService } from '@limber/contract/desk/studio/services.ts';
import type { Named } from '@limber/contract/desk/studio/shared-fields.ts';
import type { StudioTherapist } from '@limber/contract/desk/studio/therapists.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { BranchCard } from '../../../components/catalogue-cards/branch-card.tsx';
import { PackageCard } from '../../../components/catalogue-cards/package-card.tsx';
import { PartnerBanner } from '../../../components/catalogue-cards/partner-banner.tsx';
import { PartnerCard } from '../../../components/catalogue-cards/partner-card.tsx';
import { PartnerOffer } from '../../../components/catalogue-cards/partner-offer.tsx';
import { Person } from '../../../components/catalogue-cards/person.tsx';
import { ServiceCard } from '../../../components/catalogue-cards/service-card.tsx';
import { useListCatalogueQuery, useListTherapistsQuery } from '../../../state/api/catalogue-api.ts';
import { useNameInLanguage } from '../frame/words/use-name-in-language.ts';

type SeenService = Pick<NewService, 'name' | 'description' | 'kind' | 'image' | 'prices'>;
interface SeenPackage {
  readonly product: Pick<NewProduct, 'kind' | 'name' | 'description' | 'people_limit' | 'sizes'>;
  /** The services that it includes. */
  readonly services: readonly Pick<StudioService, 'id' | 'name' | 'needs_skill'>[];
}
interface SeenTherapist {
  readonly therapist: Pick<
    StudioTherapist,
    'full_name' | 'name_ar' | 'languages' | 'photo' | 'books_by_phone'
  > & { readonly id: number | undefined };
  readonly branch: string | undefined;
  readonly services: readonly Pick<StudioService, 'id' | 'name'>[];
}
type SeenBranch = Pick<StudioBranch, 'name' | 'address' | 'phone' | 'image'>;
type SeenPartner = Omit<NewDiscount, 'position' | 'partner_type' | 'instagram_url'>;

/** A thing of the studio as it is typed in its form. */
export type SeenThing =
  | { readonly service: SeenService }
  | SeenPackage
  | SeenTherapist
  | { readonly branch: SeenBranch }
  | { readonly partner: SeenPartner };

/** The card of a thing on the site, with what is typed. It can be looked at, not pressed. */
export function SeenByClients({ thing }: { thing: SeenThing }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-sm text-muted">
        <Trans>What clients see, in the language of this page</Trans>
      </figcaption>
      <ul inert className="grid max-w-96 rounded-card bg-bg p-3">
        {'service' in thing ? (
          <ServiceSeen of={thing.service} />
        ) : 'product' in thing ? (
          <PackageSeen {...thing} />
        ) : 'therapist' in thing ? (
          <TherapistSeen {...thing} />
        ) : 'partner' in thing ? (
          <PartnerSeen of={thing.partner} />
        ) : (
          <BranchSeen of={thing.branch} />
        )}
      </ul>
    </figure>
  );
}

const nothing = () => {};

/** A name in the page's language, or the word for one that is not typed yet. */
function useCalled() {
  const { t } = useLingui();
  const named = useNameInLanguage();
  return (name: Named) => named(name) || t`Name`;
}

function ServiceSeen({ of: { name, description, kind, image, prices } }: { of: SeenService }) {
  const called = useCalled();
  const named = useNameInLanguage();
  return (
    <ServiceCard
      service={{
        ...{ id: 0, name: called(name), description: named(description), kind, image },
        needs_skill: true,
        durations: prices
          .filter(({ time }) => time > 0)
          .map(({ time, price }, id) => ({ id, time, price: amount(price) })),
      }}
      chosenDurationId={undefined}
      onPick={nothing}
    />
  );
}

function PackageSeen({ product, services }: SeenPackage) {
  const called = useCalled();
  const named = useNameInLanguage();
  // Compared with the prices of single sessions.
  const { data: catalogue } = useListCatalogueQuery();
  const { kind, name, description, people_limit, sizes } = product;
  return (
    <PackageCard
      product={{
        ...{ id: 0, name: called(name), description: named(description), people_limit },
        services_included: services.map((each) => ({ ...each, name: named(each.name) })),
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

function TherapistSeen({ therapist, branch, services }: SeenTherapist) {
  const { t, i18n } = useLingui();
  const named = useNameInLanguage();
  // The desk's list does not have the gender, which chooses the figure.
  const { data: team = [] } = useListTherapistsQuery();
  const { id, name_ar, full_name, ...profile } = therapist;
  const inArabic = i18n.locale === 'ar' && name_ar;
  const gender = team.find((each) => each.id === id)?.gender ?? 'female';
  return (
    <Person
      therapist={{
        ...{ ...profile, gender, id: id ?? 0, location: '', favourite: false },
        full_name: (inArabic ? `${name_ar} · ${full_name}` : full_name) || t`Name`,
        services: services.map((each) => ({ id: each.id, name: named(each.name) })),
      }}
      branch={branch}
    />
  );
}

function BranchSeen({ of: { name, address, image, phone } }: { of: SeenBranch }) {
  const called = useCalled();
  const named = useNameInLanguage();
  return (
    <BranchCard
      branch={{
        ...{ name: called(name), address: named(address), phone },
        ...{ image: image ?? '', map_url: null },
      }}
    />
  );
}

/** The tile of the profile's wall, what it opens with, and the partner in the row of /discount. */
function PartnerSeen({ of: partner }: { of: SeenPartner }) {
  const { t } = useLingui();
  const named = useNameInLanguage();
  const name = partner.partner_name || t`Name`;
  const category = named(partner.category) || null;
  const percent = amount(partner.discount_percentage);
  return (
    <>
      <li>
        <ul className="grid grid-cols-2">
          <PartnerCard
            partner={{ ...partner, partner_name: name, category, discount_percentage: percent }}
            onOpen={nothing}
          />
        </ul>
        <div className="my-4 grid gap-2">
          <PartnerOffer
            partner={{
              description: named(partner.description),
              city: named(partner.city) || null,
              postal_code: partner.postal_code,
            }}
          />
        </div>
      </li>
      <PartnerBanner
        partner={{
          ...{ name, category, discount: percent },
          ...{ logo: partner.logo_url, website: null },
        }}
      />
    </>
  );
}

/** An amount that is still being typed is none. */
function amount(price: number): number {
  return Number.isFinite(price) ? price : 0;
}
