import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import { useStudio } from './use-studio.ts';

/** The brand's name as it is drawn on signs and on the card, in one face whatever the language. */
export function Wordmark({ className }: { className?: string }) {
  const { brand } = useStudio();
  if (brand !== defaultStudio.brand) return <WrittenBrand brand={brand} className={className} />;
  return (
    <svg viewBox="0 -74 262 76" aria-hidden="true" className={className}>
      <path d={letters} fill="currentColor" />
    </svg>
  );
}

/** A studio of another name has it written in the same box. */
function WrittenBrand({ brand, className }: { brand: string; className: string | undefined }) {
  const width = 44 * brand.length;
  return (
    <svg viewBox={`0 -74 ${width} 92`} aria-hidden="true" className={className}>
      <text className="display" fontSize="92" fill="currentColor" textLength={width}>
        {brand}
      </text>
    </svg>
  );
}

/** Instrument Sans, bold at four fifths of its width, drawn with capitals 72 high on y = 0. */
const letters =
  'M5 0L5 -72L19.4 -72L19.4 0ZM12.2 0L12.2 -11.2L39.5 -11.2L39.5 0ZM44.11 0L44.11 -51L58.11 -51L58.11 0ZM43.71 -57.3L43.71 -72.4L58.51 -72.4L58.51 -57.3ZM66.55 0L66.55 -51L80.05 -51L80.05 -40.9L80.55 -40.9L80.55 0ZM91.65 0L91.65 -35.3Q91.65 -38.1 90.55 -39.45Q89.45 -40.8 87.15 -40.8Q85.15 -40.8 83.65 -39.8Q82.15 -38.8 81.35 -37Q80.55 -35.2 80.55 -32.8L78.95 -40.8Q81.05 -46.6 84.75 -49.3Q88.45 -52 93.65 -52Q99.15 -52 102.4 -48.4Q105.65 -44.8 105.65 -38.5L105.65 0ZM116.75 0L116.75 -35.3Q116.75 -38.1 115.65 -39.45Q114.55 -40.8 112.25 -40.8Q110.25 -40.8 108.75 -39.8Q107.25 -38.8 106.45 -37Q105.65 -35.2 105.65 -32.8L103.85 -40.9Q105.85 -46.6 109.65 -49.3Q113.45 -52 118.75 -52Q124.25 -52 127.55 -48.35Q130.85 -44.7 130.85 -38.3L130.85 0ZM164.85 1Q159.85 1 156 -1.95Q152.15 -4.9 151.35 -10.5L152.05 -10.5L152.05 0L138.75 0L138.75 -72L152.75 -72L152.75 -40.8L152.05 -41Q152.95 -46.2 156.8 -49.1Q160.65 -52 165.65 -52Q170.75 -52 174.5 -48.85Q178.25 -45.7 180.3 -39.95Q182.35 -34.2 182.35 -26.1Q182.35 -17.8 180.15 -11.7Q177.95 -5.6 174.1 -2.3Q170.25 1 164.85 1ZM160.15 -10.2Q163.75 -10.2 165.8 -14.05Q167.85 -17.9 167.85 -25.6Q167.85 -33.5 165.8 -37.15Q163.75 -40.8 160.15 -40.8Q156.65 -40.8 154.5 -37Q152.35 -33.2 152.35 -25.4Q152.35 -17.6 154.45 -13.9Q156.55 -10.2 160.15 -10.2ZM208.15 1Q201.65 1 196.7 -2.35Q191.75 -5.7 189.05 -11.7Q186.35 -17.7 186.35 -25.7Q186.35 -33.8 189.1 -39.7Q191.85 -45.6 196.85 -48.8Q201.85 -52 208.55 -52Q215.05 -52 219.5 -49Q223.95 -46 226.35 -40.4Q228.75 -34.8 228.75 -26.8Q228.75 -25.4 228.7 -24.15Q228.65 -22.9 228.45 -21.9L194.85 -21.9L194.85 -31L218.95 -31L216.25 -28.2Q216.25 -35.4 214.25 -38.6Q212.25 -41.8 208.45 -41.8Q204.65 -41.8 202.55 -37.95Q200.45 -34.1 200.45 -25.6Q200.45 -17 202.45 -13.1Q204.45 -9.2 208.65 -9.2Q211.35 -9.2 213 -10.85Q214.65 -12.5 215.25 -16L227.85 -16Q226.35 -8.5 221.45 -3.75Q216.55 1 208.15 1ZM234.52 0L234.52 -51L248.02 -51L248.02 -38.5L248.52 -38.5L248.52 0ZM248.52 -28.6L247.02 -38.2Q248.52 -45.5 251.62 -48.75Q254.72 -52 259.12 -52Q260.42 -52 261.32 -51.7L261.32 -37.9Q260.92 -38 260.27 -38.05Q259.62 -38.1 258.62 -38.1Q253.92 -38.1 251.22 -36Q248.52 -33.9 248.52 -28.6Z';
