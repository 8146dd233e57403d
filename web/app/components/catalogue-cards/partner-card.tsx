import type { PartnerDiscount } from '@limber/contract/partners.ts';
import { Trans } from '@lingui/react/macro';
import { PartnerTile } from '../../ui/partner-tile.tsx';

interface Props {
  partner: Pick<
    PartnerDiscount,
    | 'partner_name'
    | 'category'
    | 'discount_percentage'
    | 'logo_url'
    | 'online_discount_code'
    | 'requires_membership_card'
  >;
  onOpen(): void;
}

/** A partner as a tile of the wall; the whole tile opens the discount. */
export function PartnerCard({ partner, onOpen }: Props) {
  const { partner_name: name, category, discount_percentage: percent } = partner;
  return (
    <li className="relative flex flex-col items-center gap-1 rounded-card border border-hairline bg-surface px-1 pt-2.5 pb-2 text-center shadow-card transition-transform focus-within:border-primary hover:-translate-y-0.5 hover:border-primary sm:px-3">
      <PartnerTile
        name={name}
        discount={percent}
        logo={partner.logo_url}
        className="size-14 sm:size-20"
      />
      <h3 className="mt-1 text-xs leading-tight font-bold text-balance wrap-anywhere sm:text-base">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="cursor-pointer after:absolute after:inset-0 after:rounded-card"
        >
          {name || <Trans>Partner Discount</Trans>}
        </button>
      </h3>
      <p className="text-xs font-semibold text-gold tabular-nums sm:text-sm">
        <Trans>{percent}% OFF</Trans>
      </p>
      {/* On phones the dialog says it, one touch away. */}
      <p className="text-sm text-muted max-sm:sr-only">
        {category || <Trans>Partner Discount</Trans>}
      </p>
      <p className="flex flex-wrap justify-center gap-x-3 text-sm font-semibold text-primary max-sm:sr-only">
        {partner.online_discount_code && (
          <span>
            <Trans>• Online Code</Trans>
          </span>
        )}
        {partner.requires_membership_card && (
          <span>
            <Trans>• Show Card</Trans>
          </span>
        )}
      </p>
    </li>
  );
}
