// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import {
  openPage,
  screen,
  shown,
  testVerbs,
} from '../../../../components/test-answers/test-page.tsx';
import SoftwarePage from './software-page.tsx';
import { WebhooksPart } from './webhooks-part.tsx';

const url = 'https://books.example/hooks/studio';
const [endpoint] = exampleReply<object[]>('desk/studio/webhooks');
const failing = {
  'desk/studio/webhooks': [
    {
      ...endpoint,
      waiting: 3,
      failing_since: '2026-03-03T09:00:00Z',
      stopped_at: '2026-03-08T09:00:00Z',
    },
  ],
};

testVerbs({
  'the doors are opened': {
    page: <SoftwarePage />,
    answers: { 'desk/studio/software': { keys: false, assistants: false } },
    async does(page) {
      await page.user.click(await screen.findByLabelText(/may use keys/));
      await page.user.click(screen.getByLabelText(/let an assistant book/));
      await page.press('Save');
    },
    asks: 'PUT desk/studio/software',
    body: { keys: true, assistants: true },
    shows: 'Saved.',
  },
  'a key of somebody is ended': {
    page: <SoftwarePage />,
    does: ['End My calendar'],
    asks: 'DELETE desk/api-keys/3',
  },
  'an address is added': {
    page: <WebhooksPart />,
    async does(page) {
      await page.press('Add an address');
      await page.user.type(screen.getByLabelText('Address'), url);
      await page.user.click(screen.getByLabelText('Session moved'));
      await page.press('Save');
    },
    asks: 'POST desk/studio/webhooks',
    body: { url, events: ['booking.made', 'booking.cancelled'] },
    shows: /copy it now.*whsec_/,
  },
  'an address is changed': {
    page: <WebhooksPart />,
    async does(page) {
      await page.press(`Change ${url}`);
      await page.user.click(screen.getByLabelText('New client'));
      await page.press('Save');
    },
    asks: 'PUT desk/studio/webhooks/1',
    body: { url, events: ['booking.made', 'booking.cancelled', 'client.made'] },
  },
  'an address is removed': {
    page: <WebhooksPart />,
    does: (page) => page.press(`Remove ${url}`),
    asks: 'DELETE desk/studio/webhooks/1',
  },
  'an address that was stopped is tried': {
    page: <WebhooksPart />,
    answers: failing,
    does: ['Try now'],
    asks: 'POST desk/studio/webhooks/1/try',
  },
  'an event is sent again': {
    page: <WebhooksPart />,
    async does(page) {
      await page.press(`Deliveries to ${url}`);
      await page.press('Send again');
    },
    asks: 'POST desk/studio/webhooks/1/deliveries/12/again',
  },
});

test('an address that fails says since when, what waits, and that nothing is tried by itself', async () => {
  await openPage(<WebhooksPart />, failing);
  await screen.findByText(url);
  expect(shown()).toContain('3 events wait. It has failed since');
  expect(shown()).toContain('Nothing is tried any more by itself.');
});
