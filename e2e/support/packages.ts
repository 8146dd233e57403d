import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sessionOf } from './enter.ts';
import { registered } from './people.ts';

type Kind = 'personal' | 'shared' | 'unlimited';

const calls: Record<Kind, { list: string; book: string; serviceType: string }> = {
  personal: {
    list: 'packages',
    book: 'appointment/appointments/',
    serviceType: 'package',
  },
  shared: {
    list: 'shared_package',
    book: 'appointment/appointments/shared/',
    serviceType: 'shared_package',
  },
  unlimited: {
    list: 'unlimited_package',
    book: 'appointment/appointments/unlimited/',
    serviceType: 'unlimited_package',
  },
};

type Session = { date: string; time: string; minutes: number };

/** Buys a package without a browser, its first session with any free therapist at Al Warqa. */
export async function buyPackage(
  request: APIRequestContext,
  headers: Record<string, string>,
  kind: Kind,
  name: string,
  session: Session,
): Promise<{ package: { id: number; remaining_time: number | null } }> {
  const { list, book, serviceType } = calls[kind];
  const { results } = await (await request.get(`/api/v1/service/${list}/`)).json();
  const product = results.find((each: { name: string }) => each.name === name);
  const [option] = product.options;
  const answer = await request.post(`/api/v1/${book}`, {
    headers,
    data: {
      services: [
        {
          id: product.id,
          name,
          time: option.time ?? 60,
          price: option.price,
          type: serviceType,
        },
      ],
      serviceType,
      therapist_id: null,
      date: session.date,
      time: session.time,
      duration: option.time ?? 60,
      total_price: option.price,
      location: 'A',
      total_duration: session.minutes,
      package_id: product.id,
      package_balance_id: option.id,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/**
 * A new client with a package since its first session of an hour on `day`, which no other journey
 * uses; and their session, started without a browser.
 */
export async function ownerOf(
  request: APIRequestContext,
  { name, day, kind, product }: { name: string; day: string; kind: Kind; product: string },
) {
  const person = await registered(request, name);
  const own = await sessionOf(request, person);
  const time = await timeForAnyone(request, day, 60);
  await buyPackage(request, own.headers, kind, product, { date: day, time, minutes: 60 });
  return { person, own };
}

/**
 * A time of a day at Al Warqa when somebody is free for these minutes. Each journey that books has
 * its own day; otherwise two might want the last free therapist.
 */
export async function timeForAnyone(
  request: APIRequestContext,
  date: string,
  minutes: number,
): Promise<string> {
  const query = new URLSearchParams({ location: 'A', date, total_duration: String(minutes) });
  const answer = await request.get(`/api/v1/appointment/available-times/services/?${query}`);
  const times: string[] = await answer.json();
  const time = times.at(-1);
  if (!time) throw new Error(`Nobody is free for ${minutes} minutes on ${date}`);
  return time;
}

/** Step 2: the first card. */
export async function pickAnyTherapist(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Choose any free therapist' }).click();
}

/** Step 3 of a package session: the dropdown. */
export async function pickSlot(page: Page, entry: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Available times' }).click();
  await page.getByRole('option', { name: entry }).first().click();
}
