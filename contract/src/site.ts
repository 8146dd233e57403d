import type { OpeningHours } from './catalogue.ts';
import type { ClockChange } from './clock/zoned-days.ts';
import type { Currency } from './country/default-country-and-currency.ts';
import type { Studio, StudioTerms } from './studio.ts';
import type { LookPicture } from './terms/site/brand-look.ts';
import type { SiteSwitches } from './terms/site-pages.ts';
import type { Language } from './values/people.ts';

export interface SiteBranch {
  readonly location: string;
  readonly name: string;
  readonly address: string;
  readonly image: string;
  readonly phone: string;
  readonly map_url: string | null;
  readonly opening_hours: OpeningHours[];
}

/** Hours that a branch is open on a weekday. */
export interface WeeklyHours {
  readonly location: string;
  /** ISO: 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** From midnight of the studio's day; 1440 and more: on the morning after. */
  readonly from_minute: number;
  readonly to_minute: number;
  /** `YYYY-MM-DD`, both included; null: without a beginning, or an end. */
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

/** A part of each of some days in which a branch is closed, or every branch. */
export interface PartClosure {
  readonly location: string | null;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly from_minute: number;
  readonly to_minute: number;
}

/** When the branches are open, from a day on. */
export interface SiteHours {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly weekly: readonly WeeklyHours[];
  readonly shut: readonly PartClosure[];
}

export interface SiteService {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly kind: string | null;
  /** The studio's own picture of it. */
  readonly image: string | null;
}

export interface SitePartner {
  readonly id: number;
  readonly name: string;
  /** Per cent. */
  readonly discount: number;
  readonly category: string | null;
  readonly logo: string | null;
  readonly website: string | null;
}

/** The facts of the studio that the server writes into every page. */
export interface SiteFacts {
  /** The language that the page is written in. */
  readonly language: Language;
  /** False: the site says that the studio opens soon. */
  readonly open: boolean;
  readonly studio: Studio;
  /** How the studio's clock runs in the years around this one. */
  readonly clock: readonly ClockChange[];
  readonly currency: Currency;
  readonly terms: StudioTerms;
  readonly branches: readonly SiteBranch[];
  /** The kinds of service on sale; our sentences only name what there is. */
  readonly kinds: readonly string[];
  /** The services in the strip. */
  readonly strip: readonly SiteService[];
  /** Partners with a discount for members, in the studio's order; none when they are off. */
  readonly partners: readonly SitePartner[];
  readonly switches: SiteSwitches;
  /** Whether the studio has terms of its own that hold today. */
  readonly has_terms: boolean;
  /** Gift cards can be bought on the site. */
  readonly gift_cards: boolean;
  /** How its pages look. */
  readonly look: {
    /** Counts the changes; 1: as the product does. */
    readonly version: number;
    /** Custom properties of the palette with their values. */
    readonly colours: Readonly<Record<string, string>>;
    readonly pictures: Readonly<Partial<Record<LookPicture, string | null>>>;
  };
  /** Sentences of the pages that the studio words itself, by the ids of their messages. */
  readonly own_words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Arabic of the studio's words above, by the English ones. */
  readonly arabic: Readonly<Record<string, string>>;
}
