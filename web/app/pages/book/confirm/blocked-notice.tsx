import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/notice.tsx';
import { PrimaryAction } from '../../../ui/primary-action.tsx';
import type { HeldPackage } from '../form/held-packages.ts';

interface Props {
  held: HeldPackage;
  /** Name of the product that cannot be bought now. */
  product: string;
  /** Starts over, so that the client's own package can be chosen. */
  onUseOwn(): void;
}

/** Shown instead of confirming: the client already has a package of this kind. */
export function BlockedNotice({ held, product, onUseOwn }: Props) {
  const { t } = useLingui();
  const { name } = held;
  const balance = held.remaining_time === null ? t`unlimited` : String(held.remaining_time);
  return (
    <>
      <Notice tone="warn" alert>
        <Trans>
          You cannot book a new {product} because you currently already have the {name} with a
          balance of {balance} mins on this account.
        </Trans>
      </Notice>
      <PrimaryAction onClick={onUseOwn}>
        <BookWithMine kind={held.kind} />
      </PrimaryAction>
    </>
  );
}

/** The words of the button that leads to the client's own package. */
function BookWithMine({ kind }: Pick<HeldPackage, 'kind'>) {
  if (kind === 'shared') return <Trans>Book With My Shared Package</Trans>;
  if (kind === 'unlimited') return <Trans>Book With My Unlimited Package</Trans>;
  return <Trans>Book With My Package</Trans>;
}
