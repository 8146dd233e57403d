import { CLIENT_HERE_MINUTES } from '@limber/contract/terms/mail-delivery.ts';
import type { JobPayloads } from '../../../platform/job-payloads.ts';
import type { NewJob } from '../../../platform/jobs.ts';
import { addDays, endOfDay, studioDayOf, timeOf } from '../../../platform/studio-days.ts';
import { nameWithInitial } from '../../accounts/name-rules.ts';
import { readNames } from '../../catalogue/read-names.ts';
import type { PushDeps } from '../../messages/deps.ts';
import { triedAgainAt } from '../../messages/message-status-rules.ts';
import { type PushWords, pushToAccount } from '../../messages/push/push-to-account.ts';
import { type InEveryLanguage, isolated } from '../../notifications/mail-layout.ts';
import { findCheckedIn, findSessionsLeft } from './therapist-queries.ts';

/**
 * Tells a therapist, on the devices that they chose, that their client is here. They are not told
 * when they have checked the client in themselves, when it is late, or once the step was taken back.
 */
export async function tellClientHere(
  deps: PushDeps,
  { bookingId, tries = 0 }: JobPayloads['tell-client-here'],
): Promise<void> {
  const here = await findCheckedIn(deps.db, bookingId);
  if (!here || here.checkedInBy === here.accountId) return;
  const { accountId, language, startsAt } = here;
  const named = await readNames(deps.db, language);
  const client = nameWithInitial(here.clientFirstName, here.clientLastName);
  const services = here.serviceNames.map(named).join(language === 'ar' ? '، ' : ', ');
  const said = {
    id: `client here ${bookingId}`,
    title: words[language].here(client),
    text: [isolated(timeOf(startsAt)), services, ...here.roomNames.map(named)].join(' · '),
    endsAt: new Date(here.checkedInAt.getTime() + CLIENT_HERE_MINUTES * 60_000),
  };
  const job = { bookingId, tries: tries + 1 };
  await push(deps, accountId, said, { name: 'tell-client-here', payload: job });
}

/**
 * Tells a therapist, on the devices that they chose, that their sessions of today or tomorrow have
 * changed, with what there is now; of another day they are told nothing.
 */
export async function tellDayChanged(
  deps: PushDeps,
  { therapistId, day, tries = 0 }: JobPayloads['tell-day-changed'],
): Promise<void> {
  const now = deps.clock.now();
  const today = studioDayOf(now);
  const isToday = day === today;
  if (!isToday && day !== addDays(today, 1)) return;
  const endsAt = endOfDay(day);
  const found = await findSessionsLeft(deps.db, therapistId, { from: now, day });
  if (!found) return;
  const { accountId, language, count, firstAt } = found;
  const say = words[language];
  const said = {
    id: `day changed ${day} ${count} ${firstAt?.toISOString() ?? ''}`,
    title: isToday ? say.today : say.tomorrow,
    text: firstAt ? say.left(count, timeOf(firstAt)) : say.nothing,
    endsAt,
  };
  const job = { therapistId, day, tries: tries + 1 };
  await push(deps, accountId, said, { name: 'tell-day-changed', payload: job });
}

/** Pushes to somebody of the team; the job tries again what nobody took, while it is worth it. */
async function push(
  deps: PushDeps,
  accountId: number,
  said: Omit<PushWords, 'opens'>,
  job: NewJob & { readonly payload: { readonly tries: number } },
): Promise<void> {
  const now = deps.clock.now();
  if (said.endsAt <= now) return;
  const whose = { accountId, asTeam: true } as const;
  const became = await pushToAccount(deps, whose, { ...said, opens: '/desk/mine' });
  const runAt = became === 'not taken' ? triedAgainAt(job.payload.tries, said.endsAt, now) : null;
  if (!runAt) return;
  await deps.db.transaction().execute((trx) => deps.jobs.addJobs(trx, [{ ...job, runAt }]));
}

const words: InEveryLanguage<{
  here(client: string): string;
  today: string;
  tomorrow: string;
  left(count: number, firstAt: string): string;
  nothing: string;
}> = {
  en: {
    here: (client) => `${client} is here`,
    today: 'Your day has changed',
    tomorrow: 'Your day tomorrow has changed',
    left: (count, firstAt) => `Sessions still to come: ${count}. The next begins at ${firstAt}.`,
    nothing: 'No sessions are still to come.',
  },
  ar: {
    here: (client) => `${client} بانتظارك`,
    today: 'تغيّر جدولك اليوم',
    tomorrow: 'تغيّر جدولك غداً',
    left: (count, firstAt) => `الجلسات القادمة: ${count}. تبدأ أولاها الساعة ${isolated(firstAt)}.`,
    nothing: 'لا توجد جلسات قادمة.',
  },
};
