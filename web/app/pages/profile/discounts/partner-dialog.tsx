import type { Membership } from '@limber/contract/membership.ts';
import type { PartnerDiscount } from '@limber/contract/partners.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, ExternalLink } from 'lucide-react';
import { PartnerOffer } from '../../../components/catalogue-cards/partner-offer.tsx';
import { useTrackInteractionMutation } from '../../../state/api/partners-api.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ShowCard } from '../membership/show-card.tsx';
import { PartnerCode } from './partner-code.tsx';

interface Props {
  partner: PartnerDiscount;
  membership: Membership | null;
  onClose(): void;
}

/** How to use a partner's discount: the card if it is required, otherwise the code. */
export function PartnerDialog({ partner, membership, onClose }: Props) {
  const { t } = useLingui();
  const [track] = useTrackInteractionMutation();
  const visited = () => track({ discount_id: partner.id, interaction_type: 'visit_website' });
  const { partner_name: name, discount_percentage: percent } = partner;
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          {name}
          <span className="mt-1 block text-xl text-gold">
            <Trans>{percent}% Member Discount</Trans>
          </span>
        </>
      }
      closeLabel={t`Close`}
    >
      <div className="grid gap-5">
        <PartnerOffer partner={partner} />
        {partner.requires_membership_card ? (
          <div className="grid gap-4">
            <div>
              <h3 className="text-lg font-bold">
                <Trans>Show this card at checkout</Trans>
              </h3>
              <p className="text-muted">
                <Trans>Present it to the cashier before you pay to get your discount.</Trans>
              </p>
            </div>
            {membership && <ShowCard membership={membership} />}
          </div>
        ) : (
          partner.online_discount_code && (
            <PartnerCode discountId={partner.id} code={partner.online_discount_code} />
          )
        )}
        {(partner.website_url || partner.instagram_url) && (
          // In sight below a long card, and not cut in half by the dialog's edge.
          <div className="sticky bottom-0 -mx-6 -mt-2 flex flex-wrap gap-3 bg-surface px-6 py-3 max-sm:*:flex-1 sm:-mx-8 sm:px-8">
            {partner.website_url && (
              <LinkButton href={partner.website_url} onClick={visited}>
                <ExternalLink aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
                <Trans>Visit Shop</Trans>
              </LinkButton>
            )}
            {partner.instagram_url && (
              <LinkButton href={partner.instagram_url} tone="secondary" onClick={visited}>
                <Camera aria-hidden="true" className="size-4.5" />
                <Trans>Instagram</Trans>
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
