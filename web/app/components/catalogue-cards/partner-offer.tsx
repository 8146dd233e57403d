import type { PartnerDiscount } from '@limber/contract/partners.ts';
import { MapPin } from 'lucide-react';
import { joinNames } from '../../lib/join-names.ts';

interface Props {
  partner: Pick<PartnerDiscount, 'description' | 'city' | 'postal_code'>;
}

/** What a partner offers to members, and where. */
export function PartnerOffer({ partner: { description, city, postal_code } }: Props) {
  const place = joinNames([city, postal_code].filter((part): part is string => Boolean(part)));
  return (
    <>
      {description && <p>{description}</p>}
      {place && (
        <p className="flex items-center gap-2 text-muted">
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          {place}
        </p>
      )}
    </>
  );
}
