import { expect, type Page } from '@playwright/test';
import { untilAlive } from './alive.ts';
import { giveEmail } from './sign-in.ts';
import { tick } from './tick.ts';
import type { Walk } from './walk.ts';
import {
  dayButton,
  goNext,
  pickDuration,
  pickLocation,
  pickTherapist,
  pickUntilTime,
} from './wizard.ts';

/** Every page and state that needs no account. */
export const visitorWalks: Walk[] = [
  {
    title: 'home',
    async go(page, _request, see) {
      await page.goto('/');
      await untilAlive(page);
      await see('home');
      await tick(page.getByRole('checkbox', { name: 'Lower back', exact: true }));
      await tick(page.getByRole('checkbox', { name: 'Back of thighs', exact: true }));
      await expect(page.getByRole('region', { name: /services that help/ })).toBeVisible();
      await see('home-body-map');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await see('menu');
    },
  },
  {
    title: 'home before a closure',
    async go(page, _request, see) {
      await page.route('**/service/closures/', async (route) => {
        const asked = (await route.request().headerValue('accept-language')) ?? '';
        await route.fulfill({ json: [asked.startsWith('ar') ? { ...eid, ...eidInArabic } : eid] });
      });
      await page.goto('/');
      await expect(page.getByRole('dialog', { name: 'Eid Mubarak!' })).toBeVisible();
      await see('home-closure');
    },
  },
  {
    title: 'pages without an account',
    async go(page, _request, see) {
      for (const [name, path] of [
        ['discount', '/discount'],
        ['privacy', '/privacy-policy'],
        ['not-found', '/no-such-page'],
        ['invitation-gone', '/invitation/unknown'],
        ['card-forged', '/card/unknown'],
        ['claim-over', '/claim'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await see(name);
      }
    },
  },
  {
    title: 'login',
    async go(page, _request, see) {
      await page.goto('/login');
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
      await see('login-email');
      await giveEmail(page, 'nobody-yet@visitor.example');
      await expect(page.getByLabel('First name')).toBeVisible();
      await see('login-register');
      await page.route('**/auth/token/generate-otp/', (route) =>
        route.fulfill({ json: { detail: 'Sent.' } }),
      );
      await page.goto('/login');
      await giveEmail(page, 'nobody-yet@visitor.example');
      await page.getByLabel('6-digit code').fill('000000');
      await expect(page.getByText('Invalid OTP. Please check and try again.')).toBeVisible();
      await see('login-wrong-code');
    },
  },
  {
    title: 'services and packages for a visitor',
    async go(page, _request, see) {
      await page.goto('/booking');
      await pickDuration(page, 'Stretching', 60);
      await see('wizard-services');
      for (const [tab, name] of [
        ['Packages', 'wizard-packages'],
        ['Shared Packages', 'wizard-shared'],
        ['Unlimited Packages', 'wizard-unlimited'],
      ] as const) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await see(name);
      }
      await page.getByRole('button', { name: /sign in to use it/i }).click();
      await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeVisible();
      await see('sign-in-dialog');
    },
  },
  {
    title: 'the wizard of a visitor, place and therapist',
    async go(page, _request, see) {
      await page.goto('/booking');
      await pickDuration(page, 'Stretching', 60);
      await goNext(page);
      await expect(
        page.getByRole('heading', { name: 'Choose Your Preferred Location' }),
      ).toBeVisible();
      await see('wizard-location');
      await pickLocation(page, 'Al Warqa');
      await expect(page.getByRole('heading', { name: 'Choose a Therapist' })).toBeVisible();
      await see('wizard-therapist');
    },
  },
  {
    title: 'the wizard of a visitor, time and login',
    async go(page, _request, see) {
      await page.goto('/booking');
      await pickUntilTime(page, 'Stretching', 60, 'Al Warqa', 'Choose any free therapist');
      await dayButton(page, '2026-03-20').click();
      await aTime(page).first().click();
      await see('wizard-time');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: /^Your booking/ }).click();
      await expect(page.getByRole('dialog', { name: 'Your booking' })).toBeVisible();
      await see('wizard-sheet');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Confirm Time' }).click();
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
      await see('wizard-login');
    },
  },
  {
    title: 'days without times',
    async go(page, _request, see) {
      await page.goto('/booking');
      await pickDuration(page, 'Stretching', 60);
      await goNext(page);
      await pickLocation(page, 'Al Warqa');
      await pickTherapist(page, 'Omar Farouk');
      const full = page.getByRole('grid').getByRole('button', { name: /fully booked/ });
      await full.first().click();
      await expect(page.getByText('No times available at this date.')).toBeVisible();
      await see('wizard-empty-day');
      await page.route('**/available-times/**', (route) => route.abort());
      await dayButton(page, '2026-03-21').click();
      await expect(page.getByText('We could not load the times.')).toBeVisible();
      await see('wizard-times-failed');
    },
  },
  {
    title: 'gift cards',
    async go(page, _request, see) {
      await page.route('**/api/v1/gift-cards/', (route) => route.fulfill({ json: giftCards }));
      await page.goto('/gift-cards');
      await expect(page.getByRole('radio', { name: 'English' })).toBeVisible();
      await see('gift-cards');
    },
  },
];

const giftCards = {
  offered: true,
  used: true,
  amounts: [250, 500],
  least: 50,
  most: 5000,
  packages: [],
  valid_months: 24,
};

/** Like the seeded one, but in the journeys' week. */
const eid = {
  id: 1,
  name: 'Eid Al Adha',
  title: 'Eid Mubarak!',
  greeting_ar: 'عيد أضحى مبارك',
  location: null,
  starts_on: '2026-03-04',
  ends_on: '2026-03-07',
};

const eidInArabic = { name: 'عيد الأضحى', title: 'عيد مبارك!' };

function aTime(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^\d\d:\d\d$/ });
}
