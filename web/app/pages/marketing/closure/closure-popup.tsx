import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';

/** Announces a closure of the studio, which is asked for once the page is there. */
export const ClosurePopup = lazyPart(
  async () => (await import('./closure-announcement.tsx')).ClosureAnnouncement,
  { missing: () => null },
);
