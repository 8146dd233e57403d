import { classNames } from '../../ui/class-names.ts';
import { useStudio } from '../use-studio.ts';

/** The one brand that the letters below write. */
const LETTERED = 'Limber';

/**
 * The brand's own lettering, the same in every language, as high as the text around it. For a
 * studio of another name, the name in the Latin typeface.
 */
export function Wordmark({ className }: { className?: string }) {
  const { brand } = useStudio();
  if (brand !== LETTERED) {
    return (
      <bdi
        lang="en"
        translate="no"
        className={classNames('display font-sans tracking-tight', className)}
      >
        {brand}
      </bdi>
    );
  }
  return (
    <span className={classNames('inline-flex', className)}>
      <span className="sr-only" translate="no">
        {brand}
      </span>
      {/* Instrument Sans, condensed and bold; the dot is the lattice's star. */}
      <svg
        viewBox="50 -758 2533 768"
        fill="currentColor"
        aria-hidden="true"
        className="h-[0.78em] w-auto"
      >
        <path d="M50 0V-720H194V0ZM122 0V-112H395V0ZM455 0V-510H595V0ZM669 0V-510H805V-409H809V0ZM920 0V-353Q920 -382 909 -395Q898 -408 875 -408Q855 -408 840 -398Q826 -388 818 -370Q809 -352 809 -327L792 -408Q813 -466 851 -493Q888 -520 941 -520Q996 -520 1028 -484Q1060 -448 1060 -385V0ZM1171 0V-353Q1171 -382 1160 -395Q1149 -408 1126 -408Q1106 -408 1091 -398Q1077 -388 1068 -370Q1060 -352 1060 -327L1041 -408Q1062 -466 1100 -493Q1138 -520 1191 -520Q1246 -520 1279 -484Q1311 -447 1311 -383V0ZM1642 10Q1592 10 1554 -20Q1515 -50 1507 -105L1514 -105V0H1381V-720H1521V-408L1513 -409Q1523 -462 1562 -491Q1600 -520 1649 -520Q1701 -520 1739 -489Q1776 -457 1797 -400Q1817 -342 1817 -261Q1817 -178 1795 -117Q1773 -56 1734 -23Q1695 10 1642 10ZM1594 -102Q1630 -102 1651 -140Q1672 -179 1672 -257Q1672 -335 1652 -371Q1631 -408 1595 -408Q1560 -408 1538 -370Q1517 -331 1517 -253Q1517 -176 1538 -139Q1559 -102 1594 -102ZM2061 10Q1996 10 1947 -24Q1897 -57 1870 -117Q1843 -177 1843 -257Q1843 -337 1870 -396Q1898 -455 1948 -488Q1998 -520 2065 -520Q2130 -520 2174 -490Q2219 -460 2243 -404Q2267 -348 2267 -268Q2267 -254 2266 -242Q2266 -229 2264 -219H1928V-310H2169L2142 -281Q2142 -354 2122 -386Q2101 -418 2064 -418Q2025 -418 2005 -380Q1984 -341 1984 -256Q1984 -170 2004 -131Q2024 -92 2065 -92Q2093 -92 2110 -108Q2126 -125 2132 -159H2258Q2243 -85 2194 -37Q2145 10 2061 10ZM2315 0V-510H2451V-385H2455V0ZM2455 -285 2440 -382Q2455 -455 2486 -488Q2517 -520 2561 -520Q2574 -520 2583 -517V-379Q2580 -380 2573 -381Q2566 -381 2556 -381Q2509 -381 2482 -360Q2455 -339 2455 -285ZM525 -758L559 -724L607 -724L607 -676L641 -642L607 -608L607 -560L559 -560L525 -526L491 -560L443 -560L443 -608L409 -642L443 -676L443 -724L491 -724Z" />
      </svg>
    </span>
  );
}
