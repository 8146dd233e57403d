import {
  WALLET_PUSH_WAITS_SECONDS,
  WALLET_PUSHES_AT_ONCE,
} from '@limber/contract/terms/membership.ts';
import type { Clock } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/studio-days.ts';
import { pushToTelephones } from '../../../platform/wallets/push-to-telephones.ts';
import type { WalletDeps } from '../deps.ts';
import {
  deleteDevice,
  listDevicesAfter,
  listStoredCards,
  updatePushed,
} from '../queries/wallet-cards.ts';
import { hashOfCard } from './card-in-wallet-rules.ts';
import { cardInWallet, readCardFace } from './read-card-in-wallet.ts';

/**
 * Tells every telephone whose card says something else than when it was last told; one that no longer
 * holds the card is forgotten. What Apple did not take is told the next time.
 */
export async function pushChangedCards(
  deps: WalletDeps & { readonly clock: Clock },
): Promise<void> {
  const { db, secret, clock } = deps;
  const { apple } = deps.wallets;
  const now = clock.now();
  if (!apple || now >= apple.endsAt) return;
  const face = await readCardFace(deps);
  let after = { accountId: 0, device: '' };
  for (;;) {
    const page = await listDevicesAfter(db, after, WALLET_PUSHES_AT_ONCE);
    const last = page.at(-1);
    if (!last) return;
    const ids = [...new Set(page.map(({ accountId }) => accountId))];
    const cards = await listStoredCards(db, ids, dayOf(now));
    const changed = page.flatMap((device) => {
      const card = cards.get(device.accountId);
      const says = card && hashOfCard(cardInWallet(secret, device.accountId, card, face));
      return says && says !== (device.pushed ?? device.told) ? [{ ...device, says }] : [];
    });
    const tokens = changed.map(({ pushToken }) => pushToken);
    const became = await pushToTelephones(apple, tokens, WALLET_PUSH_WAITS_SECONDS * 1000);
    for (const [at, device] of changed.entries()) {
      if (became[at] === 'told') await updatePushed(db, device, device.says);
      if (became[at] === 'gone') await deleteDevice(db, device);
    }
    after = last;
  }
}
