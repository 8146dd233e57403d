import type { CardPass } from '@limber/contract/membership.ts';
import { Trans } from '@lingui/react/macro';
import { Wallet } from 'lucide-react';
import { buttonClasses } from '../../../ui/button-classes.ts';

/** Links that add the card to the wallet of a telephone. */
export function AddToWallet({ wallets }: Pick<CardPass, 'wallets'>) {
  return (
    <ul className="grid w-full justify-items-center gap-2 sm:flex sm:flex-wrap sm:justify-center">
      {wallets.map(({ wallet, url }) => (
        <li key={wallet}>
          <a href={url} className={buttonClasses('secondary')}>
            <Wallet aria-hidden="true" className="size-5" />
            {wallet === 'apple' ? (
              <Trans>Add to Apple Wallet</Trans>
            ) : (
              <Trans>Add to Google Wallet</Trans>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
