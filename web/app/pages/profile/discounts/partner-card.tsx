import type { PartnerDiscount } from '@limber/contract/partners.ts';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge.tsx';
import { PartnerTile } from '../../../ui/partner-tile.tsx';

interface Props {
  partner: PartnerDiscount;
  onOpen(): void;
}

/** A partner; the whole card opens the discount. */
export function PartnerCard({ partner, onOpen }: Props) {
  const { partner_name: name, category, discount_percentage: percent } = partner;
  return (
    <li className="relative flex gap-4 rounded-card border border-hairline bg-surface p-4 shadow-card transition-transform focus-within:border-primary hover:-translate-y-0.5 hover:border-primary">
      <PartnerTile name={name} discount={percent} logo={partner.logo_url} />
      <div className="grid min-w-0 grow content-start gap-1">
        <div className="flex items-baseline justify-between gap-x-2 max-[22rem]:flex-col max-[22rem]:gap-y-1">
          <h3 className="min-w-0 font-bold wrap-anywhere">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="cursor-pointer text-start after:absolute after:inset-0 after:rounded-card"
            >
              {name || <Trans>Partner Discount</Trans>}
            </button>
          </h3>
          <Badge tone="gold">
            <Trans>{percent}% OFF</Trans>
          </Badge>
        </div>
        <p className="text-muted">{category || <Trans>Partner Discount</Trans>}</p>
        <p className="flex flex-wrap gap-x-3 text-sm font-semibold text-primary">
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
      </div>
    </li>
  );
}
