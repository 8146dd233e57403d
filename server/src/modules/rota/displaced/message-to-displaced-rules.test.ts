import { describe, expect, test } from 'vitest';
import { sayIn } from '../../catalogue/messages/fill-in-message-rules.ts';
import { type MessageData, messageOf } from './message-to-displaced-rules.ts';

const lost: MessageData = {
  firstName: 'Amina',
  brand: 'Limber',
  because: 'therapist',
  day: 'Thursday 5 March',
  time: '14:00',
  therapist: 'Noura Al Hashimi',
  covers: ['Grace Wanjiru'],
  offers: [{ day: 'Friday 6 March', time: '15:30', therapist: 'Noura Al Hashimi' }],
};

describe('the message about a session that cannot stay', () => {
  test('names the therapists who could take it and other times, and never mentions sickness', () => {
    const text = messageOf(lost, sayIn('en'));
    expect(text).toBe(
      [
        'Hello Amina, this is Limber. We are sorry: Noura Al Hashimi cannot hold your session on Thursday 5 March at 14:00. We can offer you instead:',
        'Thursday 5 March, 14:00, with Grace Wanjiru',
        'Friday 6 March, 15:30, with Noura Al Hashimi',
        'Which one suits you?',
      ].join('\n'),
    );
    expect(text).not.toMatch(/sick|ill\b/);
  });

  test('asks for another day where nothing is free', () => {
    const none = { ...lost, covers: [], offers: [] };
    expect(messageOf(none, sayIn('en'))).toMatch(/at 14:00\. When would another day suit you\?$/);
    expect(messageOf(none, sayIn('ar'))).toContain('أي يوم آخر يناسبك؟');
  });

  test('says that it is closed, or may be', () => {
    expect(messageOf({ ...lost, because: 'closure' }, sayIn('en'))).toContain(
      'we are closed on Thursday',
    );
    const perhaps = messageOf({ ...lost, because: 'perhaps_closure' }, sayIn('en'));
    expect(perhaps).toContain('We may have to close on Thursday 5 March');
    expect(messageOf({ ...lost, because: 'closure' }, sayIn('ar'))).toContain('مغلقين');
  });
});
