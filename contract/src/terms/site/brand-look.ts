/** Pictures that a studio can put in the place of ours. */
export const LOOK_PICTURES = [
  'logo_light',
  'logo_dark',
  'mark',
  'hero_wide',
  'hero_narrow',
  'hour_1',
  'hour_2',
  'hour_3',
  'hour_4',
  'hour_5',
  'equipment',
  'benefits',
  'membership',
  'sign_in',
] as const;
export type LookPicture = (typeof LOOK_PICTURES)[number];

/** How a studio's pages look; null: as the product does. */
export interface BrandLook {
  /** Counts the changes. */
  readonly version: number;
  /** `#rrggbb`: of buttons, links and headings. */
  readonly primary: string | null;
  /** `#rrggbb`: of the membership. */
  readonly accent: string | null;
  /** Addresses of uploaded pictures. */
  readonly pictures: Readonly<Partial<Record<LookPicture, string | null>>>;
}

/** Whether a studio sells stretching; otherwise our own words and pictures do not show it. */
export function doesStretch({ kinds }: { readonly kinds: readonly string[] }): boolean {
  return kinds.some((kind) => kind.includes('stretching'));
}

/** The picture for shared links, by the language of the page; Arabic has one of its own. */
export const SHARED_PICTURES = { en: '/media/og.jpg', ar: '/media/og-ar.jpg' } as const;

/**
 * Whether links are shared with a picture of the studio's own, on which its name stands: it has some
 * look of its own, or ours would show a stretch that nobody does there.
 */
export function hasOwnSharedPicture(site: {
  readonly look: {
    readonly pictures: BrandLook['pictures'];
    readonly colours: Readonly<Record<string, string>>;
  };
  readonly kinds: readonly string[];
}): boolean {
  const { pictures, colours } = site.look;
  const some = [pictures.logo_light, pictures.mark, pictures.hero_wide, colours['--brand-primary']];
  return some.some(Boolean) || !doesStretch(site);
}

export const newLook: BrandLook = { version: 1, primary: null, accent: null, pictures: {} };

/** What text stands on in each theme: page and card. */
export const GROUNDS = { light: ['#f6f5f1', '#ffffff'], dark: ['#0e1615', '#16211f'] } as const;

/** WCAG 2.2: the least contrast of text. */
const LEAST_CONTRAST = 4.5;

/** A colour in each theme. */
export interface ThemeColour {
  readonly light: string;
  readonly dark: string;
}

/** A colour as text can have it: darkened on light ground and lightened on dark ground, as far as needed. */
export function readable(colour: string): ThemeColour {
  return {
    light: until(colour, '#000000', GROUNDS.light),
    dark: until(colour, '#ffffff', GROUNDS.dark),
  };
}

/** The custom properties of `palette.css` that a look sets, with their values. */
export function brandColours({ primary, accent }: BrandLook): Record<string, string> {
  const colours: Record<string, string> = {};
  if (primary) {
    const { light, dark } = readable(primary);
    const deep = mix(light, '#000000', 0.28);
    Object.assign(colours, {
      '--brand-primary': light,
      '--brand-primary-dark': dark,
      '--brand-pine': light,
      '--brand-pine-deep': deep,
    });
  }
  const foil = accent ?? (primary ? '#e3c07a' : null);
  if (foil) {
    const card = primary ? readable(primary).light : '#14463f';
    const shown = until(foil, '#ffffff', [card]);
    Object.assign(colours, { '--brand-foil': shown, '--brand-foil-dim': shown });
  }
  if (accent) {
    const { light, dark } = readable(accent);
    Object.assign(colours, { '--brand-gold': light, '--brand-gold-dark': dark });
  }
  return colours;
}

/** Contrast of two colours `#rrggbb` by WCAG's formula, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Moves a colour towards another until it can be read on each ground. */
function until(colour: string, towards: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(mixed, ground) >= LEAST_CONTRAST)) return mixed;
  }
  return towards;
}

function mix(one: string, other: string, share: number): string {
  const theirs = channels(other);
  const mixed = channels(one).map((each, at) =>
    Math.round(each * (1 - share) + (theirs[at] ?? 0) * share),
  );
  return `#${mixed.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
