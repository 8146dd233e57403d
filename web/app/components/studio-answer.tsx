import { useReadStudioQuery } from '../state/api/calls/studio.ts';

/** Draws nothing; the studio's settings are asked for and kept fresh as long as it stands. */
export function StudioAnswer() {
  useReadStudioQuery();
  return null;
}
