import { servedSite } from '../../lib/site-facts-in-page.ts';
import { Wordmark } from './wordmark.tsx';

/**
 * The studio's logo for each theme; without one its mark, or the lattice's eight-point star, and the
 * brand's name. It looks the same in both directions.
 */
export function Logo() {
  const { look, studio } = servedSite();
  const { logo_light, logo_dark } = look.pictures;
  if (logo_light) {
    const classes = 'h-9 w-auto max-w-44 object-contain';
    return (
      <>
        <img src={logo_light} alt={studio.brand} className={`${classes} dark:hidden`} />
        <img
          src={logo_dark ?? logo_light}
          alt={studio.brand}
          // A logo for light pages keeps its ground.
          className={`${classes} hidden dark:block ${logo_dark ? '' : 'rounded-control bg-white p-1'}`}
        />
      </>
    );
  }
  return (
    <span dir="ltr" className="inline-flex items-center gap-2.5 align-top">
      <StudioMark className="size-9 text-primary" strokeWidth={2.4} />
      <Wordmark className="text-[1.625rem]" />
    </span>
  );
}

/** The studio's mark, or the lattice's eight-point star in the colour of the text. */
export function StudioMark({ className, strokeWidth }: { className: string; strokeWidth: number }) {
  const { mark } = servedSite().look.pictures;
  if (mark) return <img src={mark} alt="" className={`${className} object-contain`} />;
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinejoin="round">
        <rect x="8.5" y="8.5" width="23" height="23" />
        <rect x="8.5" y="8.5" width="23" height="23" transform="rotate(45 20 20)" />
      </g>
      <circle cx="20" cy="20" r="4.2" fill="currentColor" />
    </svg>
  );
}
