import type { SitePartner } from '@limber/contract/site.ts';
import { Trans } from '@lingui/react/macro';
import { PartnerTile } from '../../ui/partner-tile.tsx';

/** A partner in the row of /discount; it opens the partner's own site. */
export function PartnerBanner({ partner }: { partner: Omit<SitePartner, 'id'> }) {
  const { name, discount, category, logo, website } = partner;
  return (
    <li>
      <a
        href={website ?? undefined}
        target="_blank"
        rel="noreferrer"
        className="flex w-72 items-center gap-4 rounded-card border border-hairline bg-bg p-4 hover:border-primary"
      >
        <PartnerTile name={name} discount={discount} logo={logo ?? undefined} />
        <span className="grid">
          <span className="font-bold">{name}</span>
          <span className="text-sm text-muted">{category}</span>
          <span className="mt-1 font-semibold text-gold">
            <Trans>{discount}% OFF</Trans>
          </span>
        </span>
      </a>
    </li>
  );
}
