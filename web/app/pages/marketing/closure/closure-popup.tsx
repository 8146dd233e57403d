import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';

/** Announces a closure of the studio; loaded after the page itself. */
export const ClosurePopup = lazyPart(
  async () => (await import('./closure-announcement.tsx')).ClosureAnnouncement,
  { missing: () => null },
);
