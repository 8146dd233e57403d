import { latePart } from '../../../ui/late/late-part.tsx';

/** Announces a closure of the studio, which is asked for once the page is there. */
export const ClosurePopup = latePart(
  async () => (await import('./closure-announcement.tsx')).ClosureAnnouncement,
  { missing: () => null },
);
