import { useUnanswered } from '../state/answers/attempts.ts';
import { latePart } from '../ui/late/late-part.tsx';

const UnansweredNotice = latePart(
  async () => (await import('./unanswered-notice.tsx')).UnansweredNotice,
  { missing: () => null },
);

/** Nothing, as long as every request that writes has been answered. */
export function Unanswered({ atDesk = false }: { atDesk?: boolean }) {
  return useUnanswered().length > 0 ? <UnansweredNotice atDesk={atDesk} /> : null;
}
