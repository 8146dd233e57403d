import { useId } from 'react';
import { followsTheMoon } from './follows-the-moon.ts';

/**
 * The lattice at night, lit from behind, with the greeting in Arabic in every language. Feasts of
 * the lunar calendar have a crescent, others a star.
 */
export function FeastBanner({ greeting }: { greeting: string }) {
  return (
    <div className="relative isolate grid h-44 shrink-0 place-items-end overflow-hidden bg-[#0b2b26] forced-color-adjust-none sm:h-52">
      <Lattice opening={followsTheMoon(greeting) ? crescent : star} />
      <p
        lang="ar"
        dir="rtl"
        className="relative w-full bg-linear-to-t from-[#0b2b26] from-70% to-transparent px-6 pt-5 pb-3 text-center text-[2rem] leading-tight font-bold text-[#ffe7b0] sm:text-[2.375rem]"
      >
        {greeting}
      </p>
    </div>
  );
}

function Lattice({ opening }: { opening: string }) {
  const id = useId();
  return (
    <svg
      viewBox="0 6 512 208"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx="256" cy="78" r="260">
          <stop offset="0" stopColor="#f2d592" />
          <stop offset="0.3" stopColor="#b98b45" />
          <stop offset="0.62" stopColor="#285c4c" />
          <stop offset="1" stopColor="#0f3a33" />
        </radialGradient>
        <pattern id={`${id}cell`} width="48" height="48" x="8" y="6" patternUnits="userSpaceOnUse">
          <path
            transform="scale(0.6667)"
            d={cell}
            fill="none"
            stroke="#0b2b26"
            strokeWidth="9"
            strokeLinejoin="round"
          />
        </pattern>
      </defs>
      <rect width="512" height="214" fill={`url(#${id}glow)`} />
      <rect width="512" height="214" fill={`url(#${id}cell)`} />
      <path d={opening} fill="#fff3d3" stroke="#0b2b26" strokeWidth="13" strokeLinejoin="round" />
      <path d={opening} fill="#fff3d3" stroke="#e3c07a" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}

/** The lattice's star in a cell of 72 units; its points touch the neighbours. */
const cell =
  'M72 36L61.5 46.5V61.5H46.5L36 72L25.5 61.5H10.5V46.5L0 36L10.5 25.5V10.5H25.5L36 0L46.5 10.5H61.5V25.5Z';
const crescent = 'M271.4 22.1A58 58 0 1 0 307.8 104.1A48 48 0 1 1 271.4 22.1Z';
const star =
  'M256 22L271.2 41.2H295.6V65.6L312 78L295.6 93.2V117.6H271.2L256 134L240.8 117.6H216.4V93.2L200 78L216.4 65.6V41.2H240.8Z';
