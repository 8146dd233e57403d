/** The sections of the home page below its first screen, in the order of a new studio. */
export const SECTIONS = [
  'body-map',
  'services',
  'hour',
  'team',
  'equipment',
  'benefits',
  'membership',
  'branches',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What a studio shows and offers on its pages. */
export interface SiteSwitches {
  /** The sections of the home page in their order; those that are left out are not shown. */
  readonly sections: readonly Section[];
  /** Ids of the services in the strip of the home page; null: the first six on sale. */
  readonly strip: readonly number[] | null;
  readonly membership: boolean;
  readonly partners: boolean;
  readonly shared_packages: boolean;
  readonly unlimited_packages: boolean;
  /** At least one; the first is that of the plain addresses and of visitors without a preference. */
  readonly languages: readonly ('en' | 'ar')[];
}

export const newSwitches: SiteSwitches = {
  sections: SECTIONS,
  strip: null,
  membership: true,
  partners: true,
  shared_packages: true,
  unlimited_packages: true,
  languages: ['en', 'ar'],
};

/** Hours for which a manager's browser shows the pages before the doors are open. */
export const PREVIEW_LASTS_HOURS = 12;

/** Services in the strip of a studio that has not chosen them. */
export const STRIP_LENGTH = 6;

/** Addresses of the public pages, without the language. */
export const PUBLIC_PATHS = ['/', '/booking', '/discount', '/privacy-policy', '/terms'] as const;

/** Whether a path is that of a public page, in either language. */
export function isPublicPath(path: string): boolean {
  const plain = plainPath(path).replace(/(.)\/$/, '$1');
  return PUBLIC_PATHS.some((each) => each === plain);
}

/** Where the Arabic pages stand. */
export const ARABIC_PATH = '/ar';

/** What decides which public addresses a studio has. */
export interface PagesShown {
  readonly switches: Pick<SiteSwitches, 'membership'>;
  /** Whether terms of the studio hold. */
  readonly has_terms: boolean;
}

/** The public addresses that a studio has, in their order. */
export function sitePaths({ switches, has_terms }: PagesShown): string[] {
  return PUBLIC_PATHS.filter(
    (path) => (switches.membership || path !== '/discount') && (has_terms || path !== '/terms'),
  );
}

/** What a studio publishes in versions. */
export const POLICY_KINDS = ['privacy', 'terms'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

/** The most letters of a version in one language. */
export const LONGEST_POLICY = 30_000;
/** The most versions of one kind. */
export const MOST_POLICY_VERSIONS = 500;

/** Whether the Arabic pages have addresses of their own: the plain ones speak another language. */
export function hasArabicPaths({ languages }: SiteSwitches): boolean {
  return languages.includes('ar') && languages[0] !== 'ar';
}

/** Whether a path is that of an Arabic page. */
export function isArabicPath(path: string): boolean {
  return path === ARABIC_PATH || path.startsWith(`${ARABIC_PATH}/`);
}

/** The public address without its language. */
export function plainPath(path: string): string {
  return isArabicPath(path) ? path.slice(ARABIC_PATH.length) || '/' : path;
}

/** The Arabic page of a public address. */
export function arabicPath(path: string): string {
  return path === '/' ? ARABIC_PATH : `${ARABIC_PATH}${path}`;
}
