// @vitest-environment happy-dom
import type { Account } from '@limber/contract/accounts.ts';
import { MOST_UPLOAD_BYTES } from '@limber/contract/terms/uploads.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OwnCalendarAddress } from '../../../components/calendar/own-calendar-address.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import {
  type OpenPage,
  openPage,
  shown,
  testVerbs,
} from '../../../components/test-answers/test-page.tsx';
import { Favourites } from './favourites.tsx';
import { GiftCards } from './gift-cards.tsx';
import { OtherEmails } from './other-emails.tsx';
import { Pictures } from './profile-and-cover-picture.tsx';
import { SavedCard } from './saved-card.tsx';

const around = { as: 'client', now: '2026-03-04T09:00:00.000Z' } as const;
const account = exampleReply<Account>('accounts/profile');
const [noura] = exampleReply<object[]>('staff/therapists-p/');
const favourite = { 'staff/therapists-p/': [{ ...noura, favourite: true }] };
const HEART = 'Noura Al Hashimi is a favourite';
const pictures = (changes: Partial<Account> = {}, onUnsaved = () => {}) => (
  <Pictures account={{ ...account, ...changes }} onUnsaved={onUnsaved} />
);
const png = () => new File(['x'], 'me.png', { type: 'image/png' });
const chooses = (label: string) => async (page: OpenPage) => {
  await page.user.upload(await screen.findByLabelText(label), png());
  await page.press('Save picture');
};

testVerbs({
  'a therapist becomes a favourite': {
    page: <Favourites />,
    around,
    does: (page) => page.press(HEART),
    asks: 'POST accounts/profile/1/follow',
  },
  'a therapist is a favourite no longer': {
    page: <Favourites />,
    around,
    answers: favourite,
    does: (page) => page.press(HEART),
    asks: 'DELETE accounts/profile/1/follow',
  },
  'a gift card is redeemed into its package, after asking once @GIFT-05': {
    page: (
      <GiftCards
        offered
        cards={[
          {
            ...{ id: 4, last_four: 'VBNE', state: 'usable', amount: 2750, balance: 2750 },
            ...{ expires_on: null, from_name: null },
            package: { name: { en: 'Balance Package', ar: '' }, minutes: null },
          },
        ]}
      />
    ),
    around,
    async does(page) {
      expect(shown()).toContain('Balance Package');
      await page.press('Redeem the package');
      expect(page.sent()).toEqual([]);
      await page.press('Redeem now');
    },
    asks: 'POST gift-cards/own/4/package/',
    shows: 'The package is yours. You can book with it now.',
  },
  'another address is removed': {
    page: <OtherEmails account={{ ...account, other_emails: ['old@client.example'] }} />,
    around,
    answers: { 'DELETE accounts/profile/address': { detail: 'The address is removed.' } },
    does: ['Remove old@client.example', 'Remove it'],
    asks: 'DELETE accounts/profile/address',
    body: { email: 'old@client.example' },
    shows: 'The address is removed.',
  },
  'a calendar address is made': {
    page: <OwnCalendarAddress />,
    around,
    answers: { 'appointment/calendar-feed/': { url: null } },
    does: ['Make a calendar address'],
    asks: 'POST appointment/calendar-feed/',
  },
  'a calendar address is revoked': {
    page: <OwnCalendarAddress />,
    around,
    does: ['Revoke'],
    asks: 'DELETE appointment/calendar-feed/',
  },
  'a card on file is removed': {
    page: <SavedCard card={{ brand: 'visa', last_four: '4242', ends_on: '2029-02-28' }} />,
    around,
    async does(page) {
      expect(shown()).toContain('visa that ends in 4242Valid until 02/2029');
      await page.press('Remove card');
      await page.press('Remove card');
    },
    asks: 'DELETE appointment/card/',
    shows: 'Your card is removed.',
  },
  'a profile picture is saved': {
    page: pictures(),
    around,
    does: chooses('Profile picture'),
    asks: 'PUT accounts/profile/change-profile-pic',
    body: { image: 'me.png' },
    shows: 'Your picture is saved.',
  },
  'a cover photo is saved': {
    page: pictures(),
    around,
    does: chooses('Cover photo'),
    asks: 'PUT accounts/profile/change-cover-photo',
    body: { image: 'me.png' },
    shows: 'Your picture is saved.',
  },
  'a profile picture is removed': {
    page: pictures(),
    around,
    does: ['Remove: Profile picture'],
    asks: 'DELETE accounts/profile/change-profile-pic',
    shows: 'Your picture is removed.',
  },
  'a cover photo is removed': {
    page: pictures({ cover_photo: '/cover.webp' }),
    around,
    does: ['Remove: Cover photo'],
    asks: 'DELETE accounts/profile/change-cover-photo',
    shows: 'Your picture is removed.',
  },
});

test('a heart is filled at once, and empty again when it was not saved', async () => {
  const refusal = Promise.withResolvers<number>();
  const page = await openPage(
    <Favourites />,
    { 'POST accounts/profile/1/follow': refusal.promise },
    around,
  );
  const isFilled = () => screen.getByRole('button', { name: HEART }).getAttribute('aria-pressed');
  await page.press(HEART);
  await expect.poll(isFilled).toBe('true');
  refusal.resolve(409);
  await expect.poll(isFilled).toBe('false');
});

test('favourites come first, and stay in their places while hearts are pressed', async () => {
  const named = (id: number, full_name: string, is: boolean) => ({
    ...{ ...noura, id, full_name, favourite: is },
  });
  const team = [named(1, 'Noura', false), named(2, 'Omar', true), named(3, 'Lina', false)];
  const page = await openPage(<Favourites />, { 'staff/therapists-p/': team }, around);
  const names = async () =>
    (await screen.findAllByRole('button')).map(
      (each) => each.getAttribute('aria-label')?.split(' ')[0],
    );
  expect(await names()).toEqual(['Omar', 'Noura', 'Lina']);
  await page.press('Lina is a favourite');
  await expect.poll(() => page.sent()).toHaveLength(1);
  expect(await names()).toEqual(['Omar', 'Noura', 'Lina']);
});

test.each([
  ['a type that is no picture', 'image/gif', 1, 'Please choose a JPEG, PNG, WebP or AVIF picture.'],
  ['a size above the limit', 'image/png', MOST_UPLOAD_BYTES + 1, 'The picture is larger than'],
])('a file with %s is refused before it is sent', async (_, type, size, sentence) => {
  const page = await openPage(pictures(), {}, around);
  const file = Object.defineProperty(new File(['x'], 'me', { type }), 'size', { value: size });
  const input = await screen.findByLabelText('Profile picture');
  fireEvent.change(input, { target: { files: [file] } });
  await expect.poll(shown).toContain(sentence);
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
  expect(page.sent()).toEqual([]);
});

test('a chosen picture is shown before it is saved, and can be discarded', async () => {
  const onUnsaved = vi.fn();
  const page = await openPage(pictures({}, onUnsaved), {}, around);
  await page.user.upload(await screen.findByLabelText('Cover photo'), png());
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeTruthy();
  expect(onUnsaved).toHaveBeenLastCalledWith('cover photo', true);
  await page.press('Discard');
  expect(screen.queryByRole('img', { name: 'Preview' })).toBeNull();
  expect(onUnsaved).toHaveBeenLastCalledWith('cover photo', false);
  expect(page.sent()).toEqual([]);
});

test('without a picture there is no button to remove it', async () => {
  await openPage(pictures({ profile_picture: null, cover_photo: null }), {}, around);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(shown()).toContain('None yet');
});

test('after keeping an address the question is closed', async () => {
  const page = await openPage(
    <OtherEmails account={{ ...account, other_emails: ['old@client.example'] }} />,
    {},
    around,
  );
  await page.press('Remove old@client.example');
  expect(shown()).toContain(`sign in again with ${account.email}`);
  await page.press('Keep the address');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(page.sent()).toEqual([]);
});

test('a card is added on the page of the provider @CARD-01', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const page = await openPage(
    <SavedCard card={null} />,
    { 'POST appointment/card/': { url: 'http://studio.test/pay/one' } },
    around,
  );
  await page.press('Add a card');
  await expect.poll(() => assign.mock.calls).toEqual([['http://studio.test/pay/one']]);
  expect(screen.queryByRole('button', { name: 'Remove card' })).toBe(null);
});

test('a calendar address opens in the calendar apps', async () => {
  await openPage(<OwnCalendarAddress />, {}, around);
  const { url } = exampleReply<{ url: string }>('appointment/calendar-feed/');
  const app = url.replace('https:', 'webcal:');
  const linkTo = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await linkTo('Apple or Outlook')).toBe(app);
  expect(await linkTo('Google Calendar')).toContain(encodeURIComponent(app));
});
