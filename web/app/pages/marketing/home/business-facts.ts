import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import { type Branch, fallbackBranches } from '../../../components/branches/fallback-branches.ts';
import { siteAddress } from '../../../components/page-meta.ts';
import { paths } from '../../../paths.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const offered = [
  'Assisted Stretching',
  'PNF Stretching',
  'Dynamic Stretching',
  'Sport Massage',
  'Red-Light Therapy',
  'Compression Therapy',
];

/** The studio for search engines (schema.org): both branches, their hours and services. */
export function businessFacts() {
  return { '@context': 'https://schema.org', '@graph': fallbackBranches.map(branchFacts) };
}

function branchFacts({ location, name, address, image, phone, opening_hours }: Branch) {
  const [street, area] = address.split(', ');
  return {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${siteAddress}/#branch-${location}`,
    name: `${defaultStudio.legal_name}, ${name}`,
    description: defaultStudio.tagline,
    url: `${siteAddress}/`,
    image: [`${siteAddress}${image}`, `${siteAddress}/media/og.jpg`],
    logo: `${siteAddress}/icons/icon-512.png`,
    telephone: phone,
    email: defaultStudio.email,
    currenciesAccepted: 'AED',
    foundingDate: '2020',
    sameAs: [defaultStudio.instagram_url],
    address: {
      '@type': 'PostalAddress',
      streetAddress: area === 'Dubai' ? street : `${street}, ${area}`,
      addressLocality: 'Dubai',
      addressCountry: 'AE',
    },
    openingHoursSpecification: opening_hours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
      opens,
      closes,
    })),
    makesOffer: offered.map((service) => ({
      '@type': 'Offer',
      url: `${siteAddress}${paths.booking}`,
      priceCurrency: 'AED',
      itemOffered: { '@type': 'Service', name: service },
    })),
  };
}
