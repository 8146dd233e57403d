import type { Package } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { BookingForm } from './form.ts';
import type { HeldPackage } from './held-packages.ts';
import { OwnedPackageCard } from './owned-package-card.tsx';
import { PackageCard } from './package-card.tsx';
import { ownedIdOf } from './pick-services.ts';
import { type PackageKind, typesOfKind } from './service-types.ts';
import type { Act } from './use-booking-form.ts';

interface Props {
  kind: PackageKind;
  onSale: readonly Package[];
  /** Said when nothing of the kind is for sale. */
  empty: string;
  held: readonly HeldPackage[];
  /** The server has told what the client holds. */
  answered: boolean;
  form: BookingForm;
  act: Act;
}

/** One kind of package: what the client holds stands first, what is for sale below. */
export function PackagePanel({ kind, onSale, empty, held, answered, form, act }: Props) {
  const { owned: ownedType, purchase } = typesOfKind[kind];
  const ownedId = form.serviceType === ownedType ? ownedIdOf(form) : null;
  const inTheWay = held.find((each) => each.owned);
  return (
    <div className="grid gap-5">
      {held.map((each) => (
        <OwnedPackageCard
          key={each.id}
          held={each}
          chosen={each.id === ownedId}
          sessionFor={form.sessionFor}
          onUse={() => act({ do: 'pickOwned', serviceType: ownedType, owned: each })}
          onToggle={(service) => act({ do: 'toggleIncluded', service })}
        />
      ))}
      {held.length > 0 && onSale.length > 0 && (
        <h2 className="mt-4 text-2xl font-bold">
          <Trans>Buy another</Trans>
        </h2>
      )}
      {answered && held.length === 0 && (
        <p className="text-muted">
          <Trans>You don't have any active packages</Trans>
        </p>
      )}
      {onSale.length > 0 ? (
        <ul className="grid items-start gap-5 md:grid-cols-2">
          {onSale.map((product) => (
            <PackageCard
              key={product.id}
              product={product}
              onlyPrice={kind === 'unlimited'}
              inTheWay={inTheWay}
              chosenOptionId={form.serviceType === purchase ? form.package_balance_id : null}
              sessionFor={form.sessionFor}
              onPick={(option) => act({ do: 'pickOption', serviceType: purchase, product, option })}
              onToggle={(service) => act({ do: 'toggleIncluded', service })}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={empty} />
      )}
    </div>
  );
}
