import type { OwnSession } from '@limber/contract/desk/own-day.ts';

/** Whether nothing comes of a session any more. */
export function isOver({ status }: OwnSession): boolean {
  return status === 'completed' || status === 'no_show' || status === 'cancelled';
}

/** Whom a therapist has with them, else whom they see next; sessions are in the order of their start. */
export function nextOf(sessions: readonly OwnSession[]): OwnSession | undefined {
  return (
    sessions.find(({ status }) => status === 'check_in') ?? sessions.find((each) => !isOver(each))
  );
}
