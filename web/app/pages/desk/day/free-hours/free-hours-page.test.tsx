// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage, screen, shown } from '../../../../components/test-answers/test-page.tsx';
import FreeHoursPage from './free-hours-page.tsx';
import { WhoMightLikeIt } from './who-might-like-it.tsx';

const at = { at: '/desk/free-hours?location=A' };

/** The window that the press opens. */
const chat = { opener: window as Window | null, location: { href: '' }, close: vi.fn() };

beforeEach(() => {
  chat.location.href = '';
  chat.close.mockClear();
  vi.stubGlobal('open', () => chat);
});

test('a press records the offer, then opens the chat with the ready text', async () => {
  const page = await openPage(<FreeHoursPage />, {}, at);
  await page.press('Offer by WhatsApp: Amina Haddad');
  await expect.poll(() => chat.location.href).toContain('https://wa.me/971501234567?text=Hello');
  expect(page.sent()).toMatchObject([
    {
      call: 'POST desk/free-hours/offers/',
      body: {
        ...{ client_id: 7, location: 'A', therapist_id: 1, date: '2026-03-04', time: '14:00' },
        ...{ services: [1], total_duration: 60, because: 'minutes_end', channel: 'whatsapp' },
      },
    },
  ]);
  expect(chat.opener).toBeNull();
  await expect.poll(shown).toContain('Offered to Amina Haddad: 14:00.');
});

test('a refused offer is said, and nothing opens', async () => {
  const answers = { 'POST desk/free-hours/offers/': 409 };
  const page = await openPage(<FreeHoursPage />, answers, at);
  await page.press('Offer by WhatsApp: Amina Haddad');
  await expect.poll(shown).toContain('Refused with 409.');
  expect(chat.location.href).toBe('');
  expect(chat.close).toHaveBeenCalledOnce();
});

test('what came of the offers is said, and the hour leads to its booking', async () => {
  await openPage(<FreeHoursPage />, {}, at);
  await expect.poll(shown).toContain('This month: 12 offers, 4 booked.');
  expect(shown()).toContain('Last month: 30 offers, 11 booked.');
  const link = screen.getByRole('link', { name: 'Book for Amina Haddad' });
  expect(link.getAttribute('href')).toBe('/desk?date=2026-03-04&location=A&book=7&at=A.1.840');
});

test('a free time of the board names who might like it, and a press chooses them', async () => {
  const chosen: number[] = [];
  const cell = { location: 'A', therapistId: 1, date: '2026-03-04', minute: 870 };
  const page = await openPage(
    <WhoMightLikeIt place={cell} onClient={(id) => chosen.push(id)} />,
    {},
    at,
  );
  await page.press(/Amina Haddad/);
  expect(chosen).toEqual([7]);
});

test('a place beside every free hour names nobody', async () => {
  const cell = { location: 'A', therapistId: 1, date: '2026-03-04', minute: 930 };
  const page = await openPage(<WhoMightLikeIt place={cell} onClient={() => {}} />, {}, at);
  await expect.poll(() => page.times('desk/free-hours/')).toBe(1);
  expect(shown()).not.toContain('Amina');
});
