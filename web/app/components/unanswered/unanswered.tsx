import { useUnanswered } from '../../state/answers/attempts.ts';
import { selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { latePart } from '../../ui/late/late-part.tsx';

const UnansweredNotice = latePart(
  async () => (await import('./unanswered-notice.tsx')).UnansweredNotice,
  { missing: () => null },
);

/** Nothing, as long as every request that writes has been answered. */
export function Unanswered({ atDesk = false }: { atDesk?: boolean }) {
  return useUnanswered(useAppSelector(selectUser)?.id).length > 0 ? (
    <UnansweredNotice atDesk={atDesk} />
  ) : null;
}
