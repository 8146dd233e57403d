import type { StudioLook } from '@limber/contract/desk/website/look.ts';
import { LOOK_PICTURES } from '@limber/contract/terms/site/brand-look.ts';
import type { Db, Trx } from '../../../platform/database/db.ts';

/** How the pages look; that of a new studio before there are settings. */
export async function findLook(db: Db | Trx): Promise<StudioLook> {
  const stored = await db
    .selectFrom('settings')
    .select(['look', 'look_version'])
    .executeTakeFirst();
  const look = (stored?.look ?? {}) as Partial<StudioLook>;
  const pictures = LOOK_PICTURES.map((name) => [name, look.pictures?.[name] ?? null]);
  return {
    version: stored?.look_version ?? 1,
    primary: look.primary ?? null,
    accent: look.accent ?? null,
    pictures: Object.fromEntries(pictures) as StudioLook['pictures'],
  };
}

export async function updateLook(trx: Trx, { version: _, ...look }: StudioLook): Promise<void> {
  await trx
    .updateTable('settings')
    .set((row) => ({ look: JSON.stringify(look), look_version: row('look_version', '+', 1) }))
    .execute();
}
