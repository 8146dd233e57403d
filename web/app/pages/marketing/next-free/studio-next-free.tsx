import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useListServiceOpeningsQuery } from '../../../state/api/scheduling-api.ts';
import { OpeningLink } from './opening-link.tsx';

/** Id of the element on the first screen that holds it. */
const PLACE = 'next-free';

/**
 * The studio's earliest free time, on the first screen, ready to book. It is loaded with the lower
 * part of the page, so that the first screen's script does not grow. Renders nothing until known,
 * and on failure.
 */
export function StudioNextFree() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PLACE)), []);
  const { data: openings } = useListServiceOpeningsQuery({});
  return place && createPortal(<OpeningLink openings={openings} />, place);
}
