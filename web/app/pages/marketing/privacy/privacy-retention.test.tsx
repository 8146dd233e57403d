import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import { MAIL_TRIED_DAYS } from '@limber/contract/terms/mail-delivery.ts';
import * as terms from '@limber/contract/terms/retention.ts';
import { describe, expect, test } from 'vitest';
import { drawn, elementsOf } from '../../../components/test-markup.tsx';
import { PrivacyRetention } from './privacy-retention.tsx';

describe('the section on retention', () => {
  const said = elementsOf(drawn(<PrivacyRetention />), 'li').map(({ name }) => name);

  test.each([
    ['books', `after ${terms.BOOKS_STAY_YEARS} years in which you did nothing with us`],
    ['health notes', 'Health notes are erased when you withdraw your consent'],
    ['registrations', `is never confirmed is deleted after ${terms.UNVERIFIED_STAYS_DAYS} days`],
    ['invitations', `nobody accepts is deleted ${terms.INVITATION_STAYS_DAYS} days after`],
    ['mails that wait', `cannot be delivered is tried for ${MAIL_TRIED_DAYS} days at most`],
    ['mails that were sent', `an e-mail that we sent stays ${terms.MAIL_STAYS_DAYS} days`],
    ['traces at partners', `at partners stays ${terms.INTERACTION_STAYS_DAYS} days`],
    ['codes and counts', `A one-time code is valid for ${CODE_LASTS_MINUTES} minutes`],
    ['sign-ins', `if you sign out, ${terms.ENDED_SESSION_STAYS_DAYS} days later`],
    ['replies', `The reply to a booking stays ${terms.REPLY_STAYS_HOURS} hours`],
    ['pictures', 'A picture is deleted when another takes its place'],
  ])('says how long we keep %s', (_what, sentence) => {
    expect(said.filter((each) => each.includes(sentence))).toHaveLength(1);
  });

  test('says nothing else', () => expect(said).toHaveLength(11));
});
