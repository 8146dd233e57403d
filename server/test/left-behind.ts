import type { World } from './harness.ts';
import { openEars } from './studio.ts';

/** What a call leaves behind beside its answer. */
export interface LeftBehind {
  /** Jobs but those that send mails, with `ID` for what a key names by chance, and in how many minutes they run. */
  readonly jobs: readonly { readonly job: string; readonly minutes: number }[];
  /** What open boards are told. */
  readonly news: readonly string[];
  /** Mails, each with its subject and its address. */
  readonly mails: readonly (readonly [subject: string, to: string])[];
}

/** Listens to a world; answers how to do something and see what it leaves behind. */
export async function openLeftBehind(world: World) {
  const toldBy = await openEars(world);
  return async (deed: () => PromiseLike<unknown>): Promise<LeftBehind> => {
    const news = await toldBy(deed);
    const { rows: jobs } = await world.query<LeftBehind['jobs'][number]>(
      `select task_identifier || ' ' || coalesce(regexp_replace(key, '[0-9a-f-]{36}', 'ID'), '') as job,
         round(extract(epoch from run_at - created_at) / 60)::int as minutes
       from graphile_worker.jobs where task_identifier <> 'send-mail' order by 1, 2`,
    );
    world.mails.length = 0;
    await world.runJobs(2);
    return { jobs, news, mails: world.mails.map(({ subject, to }) => [subject, to]) };
  };
}
