import { addProduct } from '@limber/contract/desk/studio/products.ts';
import {
  beginPlan,
  changePlan,
  listOwnPlans,
  type Plan,
  payPlan,
} from '@limber/contract/paying/plans.ts';
import { removeCard } from '@limber/contract/paying/saved-card.ts';
import { beforeEach, expect } from 'vitest';
import { callApi } from '../call-api.ts';
import { actorOf, type TestClient } from '../people.ts';
import { openPaying } from './paying-online.ts';
import type { CardKind } from './stripe-cards.ts';

/** A studio that sells two plans, one of minutes and one unlimited, from noon on 31 January 2026. */
export async function openPlans() {
  const studio = await openPaying();
  const { world, amina, stripe } = studio;
  const { accountId } = await actorOf(world, 'manager');
  const manager = { headers: () => world.bearer(accountId, 'manager') };

  const services = await world.db.selectFrom('services').select('id').execute();
  const sell = async (kind: 'regular' | 'unlimited', en: string, ar: string) => {
    const reply = await callApi(
      world,
      addProduct,
      {
        ...{ kind, name: { en, ar }, description: { en: '', ar: '' }, people_limit: 1 },
        ...{ service_ids: services.map(({ id }) => id), position: 900 },
        ...{ renews: true, unused_minutes: 'expire', while_failing: 'wait', as_gift: false },
        sizes: [{ time: kind === 'regular' ? 240 : null, price: 990, validity_days: 30 }],
      },
      { by: manager },
    );
    expect(reply.statusCode).toBe(201);
    return reply.json().sizes[0]?.id ?? 0;
  };
  const hours = await sell('regular', 'Four hours a month', 'أربع ساعات في الشهر');
  const unlimited = await sell('unlimited', 'Every day', 'كل يوم');

  /** Sells plans in another way from here on. */
  const setProduct = (change: string) =>
    world.query(`update package_products set ${change} where renews`);
  const setPrice = (minor: number) =>
    world.query(`update package_options set price_fils = ${minor} where id = ${hours}`);

  beforeEach(async () => {
    await world.query('delete from graphile_worker._private_jobs');
    await setProduct(`active = true, unused_minutes = 'expire', while_failing = 'wait'`);
    await setPrice(99_000);
    world.clock.set('2026-01-31T12:00:00+04:00');
  });

  const own = async (by: TestClient = amina) =>
    (await callApi(world, listOwnPlans, {}, { by })).json();
  const plan = async (by: TestClient = amina): Promise<Plan> => {
    const [first] = (await own(by)).plans;
    if (!first) throw new Error('There is no plan.');
    return first;
  };
  const begin = (more: object = {}, by: TestClient = amina) =>
    callApi(world, beginPlan, { option_id: hours, price: 990, location: 'A', ...more }, { by });
  const pageOf = (reply: { json(): unknown }) => {
    const { url } = reply.json() as { url: string };
    return { id: url.split('/').at(-1) ?? '' };
  };

  /** Begins a plan and pays its first month. */
  async function buyPlan(kind: CardKind = 'works', more: object = {}, by: TestClient = amina) {
    const reply = await begin(more, by);
    expect(reply.statusCode).toBe(201);
    await payPage(pageOf(reply), kind);
    const bought = await plan(by);
    await world.runJobs();
    return bought;
  }

  async function payPage(page: { id: string }, kind: CardKind = 'works') {
    await studio.goTo(page);
    stripe.pay(page.id, undefined, kind);
  }

  /** Pays the month that failed. */
  const payNow = async (kind: CardKind = 'works', by: TestClient = amina) => {
    const reply = await callApi(world, payPlan, { id: (await plan(by)).id }, { by });
    expect(reply.statusCode).toBe(201);
    await payPage(pageOf(reply), kind);
    return pageOf(reply);
  };

  const change = async (wish: 'pause' | 'stop' | 'continue', until?: string, by = amina) => {
    const id = (await plan(by)).id;
    return callApi(world, changePlan, { id, wish, ...(until && { until }) }, { by });
  };

  /** Lets time pass until some moments of the studio, one after the other, with the jobs of each. */
  async function until(...times: string[]): Promise<void> {
    for (const time of times) {
      const at = Date.parse(`${time}:00+04:00`);
      await studio.wait((at - world.clock.now().getTime()) / 60_000);
    }
  }

  /** The packages of plans, oldest first, with what is left in them. */
  const months = async (by: TestClient = amina) =>
    (
      await world.query<{ until: string; left: number; active: boolean; paid: boolean }>(`
        select p.expires_on::text as until, p.active, p.paid_at is not null as paid, coalesce((
          select balance_minutes from package_entries where package_id = p.id order by id desc limit 1
        ), 0) as left
        from owned_packages p where p.owner_id = ${by.id} order by p.id`)
    ).rows;

  /** The subjects of the mails about plans, oldest first. */
  const told = () =>
    world.mails
      .map(({ subject }) => subject.replace('Limber: ', ''))
      .filter((it) => /plan|renews/.test(it));

  const removeTheCard = (by: TestClient = amina) => callApi(world, removeCard, {}, { by });

  return {
    ...studio,
    ...{ manager, hours, unlimited, setProduct, setPrice, own, plan, begin, buyPlan, payNow },
    ...{ change, until, months, told, removeTheCard },
  };
}
