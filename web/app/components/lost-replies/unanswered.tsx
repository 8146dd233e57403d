import { useUnanswered } from '../../state/requests/unanswered-writes.ts';
import { selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';

const UnansweredNotice = lazyPart(
  async () => (await import('./unanswered-notice.tsx')).UnansweredNotice,
  { missing: () => null },
);

/** Renders nothing while every writing request has been answered. */
export function Unanswered({ atDesk = false }: { atDesk?: boolean }) {
  return useUnanswered(useAppSelector(selectUser)?.id).length > 0 ? (
    <UnansweredNotice atDesk={atDesk} />
  ) : null;
}
