import { Wordmark } from './wordmark.tsx';

/**
 * The lattice's eight-point star and the brand's name; a logo, so it looks the same in both
 * directions.
 */
export function Logo() {
  return (
    <span dir="ltr" className="inline-flex items-center gap-2.5 align-top">
      <svg viewBox="0 0 40 40" className="size-9 text-primary" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
          <rect x="8.5" y="8.5" width="23" height="23" />
          <rect x="8.5" y="8.5" width="23" height="23" transform="rotate(45 20 20)" />
        </g>
        <circle cx="20" cy="20" r="4.2" fill="currentColor" />
      </svg>
      <Wordmark className="text-[1.625rem]" />
    </span>
  );
}
