import type { Location } from '@limber/contract/catalogue.ts';
import { defaultStudio } from '@limber/contract/terms/default-studio.ts';

export type Branch = Pick<
  Location,
  'location' | 'name' | 'address' | 'image' | 'phone' | 'opening_hours'
> &
  Partial<Pick<Location, 'map_url'>>;

const midday = { opens: '12:00', closes: '22:00' };
const opening_hours = [
  { weekday: 1, ...midday },
  { weekday: 2, ...midday },
  { weekday: 3, ...midday },
  { weekday: 4, ...midday },
  { weekday: 5, opens: '14:00', closes: '22:00' },
  { weekday: 6, opens: '10:00', closes: '22:00' },
  { weekday: 7, opens: '10:00', closes: '22:00' },
];

/**
 * The seeded branches, shown until the server has answered, so that nothing jumps and the
 * prerendered HTML already has the addresses.
 */
export const fallbackBranches: [Branch, Branch] = [
  {
    location: 'A',
    name: 'Al Warqa',
    address: defaultStudio.address,
    image: '/media/al-warqa.webp',
    phone: '+971 4 000 0001',
    opening_hours,
  },
  {
    location: 'B',
    name: 'Al Mizhar',
    address: 'Al Mizhar 1, Dubai',
    image: '/media/al-mizhar.webp',
    phone: '+971 4 000 0002',
    opening_hours,
  },
];
