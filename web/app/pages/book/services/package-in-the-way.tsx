import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/notice.tsx';
import type { HeldPackage } from '../form/held-packages.ts';

interface Props {
  held: HeldPackage;
}

/** Why another package of the kind cannot be bought now, said before Confirm refuses it. */
export function PackageInTheWay({ held: { name, remaining_time: left } }: Props) {
  return (
    <Notice>
      {left === null ? (
        <Trans>Your {name} is still running: you can buy another one when it has ended.</Trans>
      ) : (
        <Trans>
          You still have {left} min of your {name}: you can buy another one when they are used.
        </Trans>
      )}
    </Notice>
  );
}
