import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { fillUntilTime, firstFreeTime, pickTime } from './wizard.ts';

/** A place to sign in. */
export interface Surface {
  name: 'page' | 'modal' | 'wizard';
  /** Goes there and answers the element around the form. */
  open(page: Page, request: APIRequestContext): Promise<Locator>;
  /** What a wrong code shows here, and nowhere else. */
  wrongCode: string;
  /** Where a right code leads. */
  leadsTo: string;
}

export const surfaces: Surface[] = [
  {
    name: 'page',
    async open(page) {
      await page.goto('/login');
      return page.getByRole('main');
    },
    wrongCode: 'Invalid OTP. Please check and try again.',
    leadsTo: '/profile',
  },
  {
    name: 'modal',
    async open(page) {
      await page.goto('/booking');
      await page.getByRole('button', { name: 'Have a package? Sign in to use it' }).click();
      return page.getByRole('dialog');
    },
    wrongCode: 'Invalid OTP or expired.',
    leadsTo: '/booking',
  },
  {
    name: 'wizard',
    async open(page, request) {
      const [therapist, day] = ['Omar Farouk', '2026-03-15'];
      const time = await firstFreeTime(request, therapist, day, 30);
      await page.goto('/booking');
      const choice = { service: 'Stretching', minutes: 30, location: 'Al Warqa', therapist };
      await fillUntilTime(page, choice);
      await pickTime(page, day, time);
      return page.getByRole('main');
    },
    wrongCode: 'Invalid OTP. Please try again.',
    leadsTo: '/booking?step=confirm',
  },
];
