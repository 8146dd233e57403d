import { minorOf } from '@limber/contract/money/currency.ts';
import { sql } from 'kysely';
import { voidGiftCard } from '../../src/modules/gift-cards/void-gift-card.ts';
import { sellGiftCard } from '../../src/modules/till/gift-cards-and-credit/sell-gift-card.ts';
import { pay } from '../../src/modules/till/pay-for-sale.ts';
import { refund } from '../../src/modules/till/refunding/refund.ts';
import { depsOf, type World } from '../harness.ts';
import type { Branch } from './branch.ts';
import { judgeCards, type WrittenCard } from './judge-cards.ts';
import { pick } from './pick.ts';
import type { Taken } from './taken.ts';
import { part, REASON, type TillHands } from './till-wishes.ts';
import type { CardWish } from './wishes.ts';

/** The gift cards of a branch as their holders know them: their codes, and what was paid for them. */
export class HeldCards {
  readonly codes: { readonly id: number; readonly code: string }[] = [];
  soldMinor = 0;
}

/** Gift cards are sold from now on, of any amount. */
export async function sellCards(world: World): Promise<void> {
  await world.query(`insert into gift_card_terms (sold, least_fils, most_fils)
    values (true, 100, 500000)
    on conflict (one) do update set sold = true, least_fils = 100, most_fils = 500000`);
}

/** Returns whether there was anything to request, and records what was accepted; throws a refusal. */
export async function workWithCards(
  hands: TillHands,
  at: Branch,
  wish: CardWish,
  { taken, held }: { readonly taken: Taken; readonly held: HeldCards },
): Promise<boolean> {
  const { world, jobs, desk } = hands;
  const { location, now } = at;
  const deps = { ...depsOf(world), jobs };
  if (wish.do === 'sell a card') {
    const payments = [{ method: wish.method, amount: wish.amount }];
    const words = { language: 'en', to_name: '', from_name: '', message: '' } as const;
    const made = await sellGiftCard(deps, desk, { location, payments, ...words }, now);
    held.codes.push(made);
    held.soldMinor += minorOf(made.amount);
    return true;
  }
  if (wish.do === 'void a card') {
    const card = pick(held.codes, wish.card);
    if (!card) return false;
    const asked = { reason: REASON, replace: wish.replace };
    const { made } = await voidGiftCard(deps, hands.manager, card.id, asked, now);
    if (made) held.codes.push(made);
    return true;
  }
  const sale = pick(at.sales, wish.sale);
  if (!sale) return false;
  if (wish.do === 'pay by card') {
    const card = pick(held.codes, wish.card);
    const minor = part(Math.max(0, sale.dueMinor), wish.quarters);
    if (!card || minor === 0) return false;
    const by = { method: 'gift_card' as const, amount: minor / 100, reference: card.code };
    await pay(deps, desk, sale.id, { location, payments: [by], tips: [] }, now);
    taken.tip(sale.id, 0);
    taken.move(sale.id, 'gift_card', minor);
    return true;
  }
  const line = pick(sale.lines, wish.line);
  if (!line) return false;
  const minor = part(line.leftMinor, wish.quarters);
  const backMinor = Math.max(0, minor - sale.dueMinor);
  const payments =
    backMinor === 0 ? [] : [{ method: 'gift_card' as const, amount: backMinor / 100 }];
  const lines = [{ line_id: line.id, amount: minor / 100 }];
  const asked = { location, reason: REASON, lines, payments, sessions: 'free' as const };
  await refund(deps, hands.manager, sale.id, asked, now);
  taken.giveBack(sale.id, minor);
  taken.move(sale.id, 'gift_card', -backMinor);
  return true;
}

/** A card that its holder keeps with an account from now on; undefined: there is none. */
export async function keepCard(
  world: World,
  held: HeldCards,
  { card, accountId }: { readonly card: number | null; readonly accountId: number },
): Promise<number | undefined> {
  const chosen = card === null ? undefined : pick(held.codes, card);
  if (!chosen) return undefined;
  await sql`
    update gift_cards set account_id = ${accountId}::int
    where id = ${chosen.id}::int and voided_at is null`.execute(world.db);
  return chosen.id;
}

/** Everything about the gift cards of a branch that must never be. */
export async function complaintsAboutCards(
  world: World,
  location: string,
  { taken, held }: { readonly taken: Taken; readonly held: HeldCards },
): Promise<string[]> {
  const { rows } = await sql<WrittenCard>`
    select card.id, card.voided_at is not null as "isVoid", coalesce((
        select json_agg(json_build_object('kind', kind, 'minor', amount_fils, 'balanceMinor', balance_fils,
          'saleId', sale_id, 'paidMinor', (
            select sum(amount_fils)::int from payments where credit_entry_id = e.id
          )) order by id)
        from credit_entries e where gift_card_id = card.id
      ), '[]') as entries
    from gift_cards card where card.location_code = ${location}::text order by card.id`.execute(
    world.db,
  );
  const usedMinor = [...taken.sales].map(([id, sale]) => [id, sale.byMethod.gift_card] as const);
  return judgeCards(rows, { soldMinor: held.soldMinor, usedMinor: new Map(usedMinor) });
}
