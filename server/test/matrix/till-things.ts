import { closeDrawer, openDrawer, readDrawer } from '@limber/contract/desk/money/drawers.ts';
import { sellAtTill } from '@limber/contract/desk/money/till.ts';
import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import { productNamed } from '../booking-requests.ts';
import { callApi } from '../call-api.ts';
import type { World } from '../harness.ts';
import type { TestClient } from '../people.ts';
import type { Things } from './row.ts';

type Branch = 'A' | 'B';

/**
 * Sales of the till, each created once and only where a row needs it.
 *
 * @param sellers the person at the till of each branch, and the client
 */
export function tillThings(
  world: World,
  sellers: Readonly<Record<Branch, { by: Pick<TestClient, 'headers'>; clientId: number }>>,
): Pick<Things, 'sale' | 'paymentLink' | 'paymentTask' | 'drawer' | 'closeDrawer'> {
  const sold = new Map<Branch, Promise<Sale>>();

  async function findOpen(location: Branch): Promise<{ id: number; expected: number } | null> {
    const { by } = sellers[location];
    const there = await callApi(world, readDrawer, { location }, { by });
    return there.statusCode === 200 ? there.json() : null;
  }

  async function drawer(location: Branch): Promise<number> {
    const there = await findOpen(location);
    if (there) return there.id;
    const { by } = sellers[location];
    return (await callApi(world, openDrawer, { location, float: 500 }, { by })).json().id;
  }

  async function close(location: Branch): Promise<void> {
    const there = await findOpen(location);
    if (!there) return;
    const counted = { id: there.id, location, counted: there.expected };
    await callApi(world, closeDrawer, counted, { by: sellers[location].by });
  }

  async function sell(location: Branch): Promise<Sale> {
    await drawer(location);
    const { by, clientId } = sellers[location];
    const { id, options } = await productNamed(world, 'Starter Package');
    const lines = [{ package_id: id, package_balance_id: options[0]?.id }];
    const asked = { location, client_id: clientId, lines, payments: [] };
    const reply = await callApi(world, sellAtTill, asked, { by });
    if (reply.statusCode !== 201) throw new Error(`Nothing is sold at ${location}: ${reply.body}`);
    return reply.json();
  }

  function sale(branch: Branch): Promise<Sale> {
    const made = sold.get(branch) ?? sell(branch);
    sold.set(branch, made);
    return made;
  }

  return {
    drawer,
    closeDrawer: close,
    sale,
    async paymentTask(branch) {
      const { rows } = await world.query<{ id: string }>(`with paid as (
        insert into online_payments (id, account_id, location_code, status, request_hash, amount_fils,
          currency, made_at, expires_at, provider, payment_reference, paid_at)
        select gen_random_uuid(), id, '${branch}', 'refunded', '\\x00', 32000, 'AED', now(), now(),
          'house', gen_random_uuid()::text, now() from accounts where account_type = 'client' limit 1
        returning id
      ), back as (
        insert into online_refunds (id, payment_id, amount_fils, because, status, asked_at, ended_at,
          failure)
        select gen_random_uuid(), id, 32000, 'not_booked', 'failed', now(), now(), 'declined' from paid
        returning id
      )
      insert into payment_tasks (id, location_code, kind, refund_id, opened_at)
      select gen_random_uuid(), '${branch}', 'refund_refused', id, now() from back returning id`);
      return rows[0]?.id ?? '';
    },
    async paymentLink(branch) {
      const { id } = await sale(branch);
      const { rows } = await world.query<{ id: string }>(`insert into payment_links
        (id, location_code, sale_id, made_by, made_at, expires_at)
        select gen_random_uuid(), location_code, id, seller_id, now(), '2030-01-01' from sales
        where id = '${id}' on conflict (sale_id) where withdrawn_at is null do update set expires_at = '2030-01-01' returning id`);
      return rows[0]?.id ?? '';
    },
  };
}
