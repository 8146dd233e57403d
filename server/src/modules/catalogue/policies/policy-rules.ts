import type { DetailsAsked, StudioTerms } from '@limber/contract/studio.ts';
import type { PolicyKind, SiteSwitches } from '@limber/contract/terms/site-pages.ts';
import type { BothLanguages } from '../translations/translation-rules.ts';

/** What the templates say of a studio. */
export interface PolicyStudio extends Readonly<DetailsAsked> {
  readonly legal_name: string;
  readonly city: BothLanguages;
  readonly address: BothLanguages;
  /** Empty: not said. */
  readonly court: BothLanguages;
  /** ISO code. */
  readonly country: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly chat_number: string | null;
  readonly terms: StudioTerms;
  readonly switches: Pick<SiteSwitches, 'membership' | 'partners' | 'shared_packages'>;
}

export interface PolicySection {
  readonly title: BothLanguages;
  /** Paragraphs; items of a list begin with '- '. Null: does not apply to this studio. */
  readonly body: readonly (BothLanguages | null)[];
}

export interface PolicyVersion {
  readonly kind: PolicyKind;
  readonly version: number;
  /** `YYYY-MM-DD`. */
  readonly holds_from: string;
  readonly text: BothLanguages;
  readonly made_at: Date;
}

/** The version that holds on a day; undefined: none yet. Of several from one day it is the last. */
export function versionOn(
  versions: readonly PolicyVersion[],
  day: string,
): PolicyVersion | undefined {
  return byDay(versions).find(({ holds_from }) => holds_from <= day);
}

/** Newest first: by the day from which they hold, then by number. */
export function byDay(versions: readonly PolicyVersion[]): PolicyVersion[] {
  return versions.toSorted(
    (a, b) => b.holds_from.localeCompare(a.holds_from) || b.version - a.version,
  );
}

/** The sections as the text that is kept: titles after '# ', an empty line between paragraphs. */
export function textOfSections(sections: readonly PolicySection[]): BothLanguages {
  const inLanguage = (language: 'en' | 'ar') =>
    sections
      .map(({ title, body }) => {
        const said = body.flatMap((each) => each?.[language] ?? []);
        const lines = said.map((line, index) => {
          const inList = line.startsWith('- ') && said[index - 1]?.startsWith('- ');
          return (inList ? '\n' : '\n\n') + line;
        });
        return `# ${title[language]}${lines.join('')}`;
      })
      .join('\n\n');
  return { en: inLanguage('en'), ar: inLanguage('ar') };
}

/** 'Limber Stretch & Recovery, Dubai'. */
export function seatOf({ legal_name, city }: PolicyStudio): BothLanguages {
  return {
    en: [legal_name, city.en].filter(Boolean).join(', '),
    ar: [legal_name, city.ar].filter(Boolean).join('، '),
  };
}

/** The name of the studio's country, with the article that it needs in English. */
export function countryOf({ country }: Pick<PolicyStudio, 'country'>): BothLanguages {
  const name = (language: string) =>
    new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const en = name('en');
  const article = /^United |Emirates|Kingdom|States/.test(en) ? 'the ' : '';
  return { en: article + en, ar: name('ar') };
}

/** Name, address, e-mail and telephone, each on a line. */
export function contactLines({ legal_name, address, email, phone }: PolicyStudio): BothLanguages {
  const lines = (language: 'en' | 'ar') =>
    [legal_name, address[language], email, phone].filter(Boolean).join('\n');
  return { en: lines('en'), ar: lines('ar') };
}
