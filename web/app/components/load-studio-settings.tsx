import { useReadStudioQuery } from '../state/api/calls/studio.ts';

/** Renders nothing; loads the studio's settings and keeps them fresh while mounted. */
export function StudioAnswer() {
  useReadStudioQuery();
  return null;
}
