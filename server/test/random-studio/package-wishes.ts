import { importPackages } from '../../src/modules/import/import-packages.ts';
import { expirePackage } from '../../src/modules/packages/ending/expire-package.ts';
import { adjustMinutes } from '../../src/modules/packages/minutes/adjust-minutes.ts';
import { transferMinutes } from '../../src/modules/packages/minutes/transfer-minutes.ts';
import { freezePackage } from '../../src/modules/packages/prolonging/freeze-package.ts';
import { prolongPackage } from '../../src/modules/packages/prolonging/prolong-package.ts';
import { unfreezePackage } from '../../src/modules/packages/prolonging/unfreeze-package.ts';
import type { Actor } from '../../src/platform/http/session.ts';
import type { makeJobs } from '../../src/platform/jobs.ts';
import { addDays, dayOf } from '../../src/platform/studio-days.ts';
import type { World } from '../harness.ts';
import { type Branch, PRODUCTS } from './branch.ts';
import { pick } from './pick.ts';
import type { PackageWish } from './wishes.ts';

const REASON = 'A random wish';

/** What changing packages depends on, and the actor. */
export interface PackageHands {
  readonly world: World;
  readonly jobs: ReturnType<typeof makeJobs>;
  readonly secret: string;
  readonly desk: Actor;
  readonly manager: Actor;
}

/** Says whether there was anything to ask for; throws a refusal. */
export async function changePackage(
  { world: { db }, jobs, secret, desk, manager }: PackageHands,
  at: Branch,
  wish: PackageWish,
): Promise<boolean> {
  const { now } = at;
  if (wish.do === 'import') {
    const owner = at.clients.indexOf(pick(at.clients, wish.person) ?? 0) + 1;
    const product = pick(PRODUCTS, wish.product) ?? PRODUCTS[0];
    const row = {
      ...{ line: 2, key: `${at.location} ${wish.key}`, package: `Random ${product.kind}` },
      owner: {
        ...{ client_id: null, name: null, phone_number: null },
        email: `${at.location}-${owner}@random.example`,
      },
      ...{ minutes: null, price: 100, value: null, bought_on: null, expires_on: null },
      minutes_left: product.minutes === null ? null : wish.minutes,
    };
    const asked = { source: 'Random', apply: true, rows: [row] };
    const say = ({ en }: { en: string }) => en;
    const { outcomes } = await importPackages({ db, jobs, secret }, manager, asked, now, say);
    return outcomes[0]?.outcome === 'new' || outcomes[0]?.outcome === 'changed';
  }
  const owned = pick(at.packages, wish.package);
  if (!owned) return false;
  switch (wish.do) {
    case 'expire':
      await expirePackage(db, owned.id, now);
      break;
    case 'adjust': {
      const change = { packageId: owned.id, minutes: wish.minutes, reason: REASON };
      await adjustMinutes(db, desk, change, now);
      break;
    }
    case 'freeze': {
      const from = addDays(dayOf(now), wish.day);
      const frozen = { from, to: addDays(from, wish.days - 1), reason: REASON };
      await freezePackage({ db, jobs }, desk, owned.id, frozen, now);
      break;
    }
    case 'unfreeze': {
      const from = owned.frozenFrom ?? dayOf(now);
      await unfreezePackage({ db, jobs }, desk, owned.id, { from, reason: REASON }, now);
      break;
    }
    case 'prolong': {
      const today = dayOf(now);
      const ends = owned.expiresOn !== null && owned.expiresOn > today ? owned.expiresOn : today;
      const asked = { reason: REASON, until: addDays(ends, wish.days) };
      await prolongPackage({ db, jobs }, desk, owned.id, asked, now);
      break;
    }
    default: {
      const into = pick(at.packages, wish.into)?.id ?? owned.id;
      const asked = { into, minutes: wish.minutes, reason: REASON };
      await transferMinutes(db, desk, owned.id, asked, now);
    }
  }
  return true;
}
