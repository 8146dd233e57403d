import type {
  Contact,
  ContactChannel,
  ContactOutcome,
} from '@limber/contract/desk/clients/contacts.ts';
import type { TimelineEvent, TimelineKind } from '@limber/contract/desk/clients/timeline.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { joinNames } from '../../../../lib/join-names.ts';
import { deskDay, deskMoment } from '../../frame/words/desk-dates.ts';
import { takenByOthers } from '../../frame/words/taken-by-others.ts';
import { aboutWords, channelWords, outcomeWords } from './contact/contact-words.ts';

export const kindWords: Record<TimelineKind, MessageDescriptor> = {
  session: msg`Sessions`,
  package: msg`Packages`,
  money: msg`Money`,
  contact: msg`Contacts`,
  change: msg`Changes`,
  membership: msg`Membership`,
  note: msg`Notes`,
};

/** Titles of events, by kind and detail, that are not worded elsewhere. */
const titles: Readonly<Record<string, MessageDescriptor>> = {
  'session booked': msg`Session booked`,
  'session moved': msg`Session moved`,
  'session checked_in': msg`Checked in`,
  'session completed': msg`Session held`,
  'session missed': msg`Session missed`,
  'session cancelled': msg`Session cancelled`,
  'session undone': msg`Undone`,
  'package bought': msg`Package bought`,
  'package booked': msg`Minutes used`,
  'package returned': msg`Minutes returned`,
  'package adjusted': msg`Minutes adjusted`,
  'package expired': msg`Minutes expired`,
  'package imported': msg`Package imported`,
  'package refunded': msg`Minutes paid back`,
  'package transferred': msg`Minutes transferred`,
  'package prolonged': msg`Package prolonged`,
  'package shortened': msg`Package shortened`,
  'package frozen': msg`Package frozen`,
  'package unfrozen': msg`Freeze of a package ended`,
  'money sold': msg`Sold`,
  'money cash': msg`Cash`,
  'money terminal': msg`Card terminal`,
  'money transfer': msg`Bank transfer`,
  'money credit': msg`Account credit`,
  'money imported': msg`Account credit imported`,
  'money import_undone': msg`Import of account credit undone`,
  'money paid_in': msg`Paid onto the account`,
  'money paid_out': msg`Paid out of the account`,
  'money goodwill': msg`Account credit as goodwill`,
  'money corrected': msg`Account credit corrected`,
  'membership granted': msg`Year of membership granted`,
  'membership revoked': msg`Year of membership revoked`,
  'note noted': msg`Note of a session written`,
};

const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  first_name: msg`First name changed`,
  last_name: msg`Last name changed`,
  phone_number: msg`Number changed`,
  email: msg`E-mail changed`,
  gender: msg`Gender changed`,
  language: msg`Language changed`,
  merged: msg`Merged with a duplicate`,
  other_email: msg`Other e-mail removed`,
  birthday: msg`Birthday changed`,
  address: msg`Address changed`,
  blocked_reason: msg`Booking online blocked or allowed`,
  offers_by_mail: msg`Offers by e-mail changed`,
  offers_by_message: msg`Offers by message changed`,
  desk_note: msg`Note for the team changed`,
  message_channel: msg`Channel of messages changed`,
};

/** What became of the sale or session whose money was refunded. */
const becameWords: Readonly<Record<string, MessageDescriptor>> = {
  voided: msg`The sale was voided`,
  free: msg`The session is free now`,
  owed: msg`To be paid again`,
};

/** Stored values of a change, in words. */
const values: Readonly<Record<string, MessageDescriptor>> = {
  female: msg`Female`,
  male: msg`Male`,
  en: msg`English`,
  ar: msg`Arabic`,
  yes: msg`Agreed to them`,
  no: msg`Does not want them`,
};

/** An event's title and details. */
export function useTimelineWords(event: TimelineEvent): { title: string; details: string[] } {
  const { t } = useLingui();
  const { kind, what, by, names, amount, was, became, reason, session_at: sessionAt } = event;
  const details = (...parts: (string | null | undefined | false)[]) =>
    parts.filter((part) => typeof part === 'string' && part !== '') as string[];
  if (kind === 'contact') {
    const outcome = became && t(outcomeWords[became as ContactOutcome]);
    const about = aboutWords[names[0] as Contact['about']];
    return {
      title: t(channelWords[what as ContactChannel]),
      details: details(about && t(about), outcome, by),
    };
  }
  if (kind === 'change') {
    if (what === 'claim') {
      const title = became ? t`Account claimed with its link` : t`Sign-in link created`;
      return { title, details: details(by) };
    }
    const said = (value: string | null) =>
      value === null ? t`nothing` : values[value] ? t(values[value]) : value;
    return {
      title: fieldWords[what] ? t(fieldWords[what]) : what,
      details: details(
        what === 'other_email' ? was : what !== 'merged' && t`${said(was)}, now ${said(became)}`,
        by,
      ),
    };
  }
  const days =
    kind === 'package' || kind === 'membership'
      ? [was, became].filter((day) => day !== null).map(deskDay)
      : [];
  const { healed_minutes: healed } = event;
  const said = titles[`${kind} ${what}`] ? t(titles[`${kind} ${what}`] as MessageDescriptor) : what;
  // The method says how the money went back; that it did, the title says.
  const isBack = kind === 'money' && event.sale_id !== null && (amount ?? 0) < 0;
  return {
    title: isBack ? t`Refund` : said,
    details: details(
      isBack && said,
      joinNames(names),
      sessionAt && deskMoment(sessionAt),
      days.join(' – '),
      healed !== undefined && t(takenByOthers({ minutes: healed, used: event.used ?? false })),
      kind === 'money' &&
        becameWords[became ?? ''] &&
        t(becameWords[became ?? ''] as MessageDescriptor),
      reason,
      by,
    ),
  };
}
