/** The people who work in the seeded studio, and when. */

type Shift = { weekday: number; startsAt: string; endsAt: string };

const EARLY: Record<number, [string, string][]> = {
  1: [['12:00', '20:00']],
  2: [['12:00', '20:00']],
  3: [['12:00', '20:00']],
  4: [['12:00', '20:00']],
  5: [['14:00', '20:00']],
  6: [['10:00', '18:00']],
  7: [['10:00', '18:00']],
};

const LATE: Record<number, [string, string][]> = {
  1: [['14:00', '22:00']],
  2: [['14:00', '22:00']],
  3: [['14:00', '22:00']],
  4: [['14:00', '22:00']],
  5: [['15:00', '22:00']],
  6: [['14:00', '22:00']],
  7: [['14:00', '22:00']],
};

const SPLIT: Record<number, [string, string][]> = {
  1: [
    ['12:00', '16:00'],
    ['18:00', '22:00'],
  ],
  2: [
    ['12:00', '16:00'],
    ['18:00', '22:00'],
  ],
  3: [
    ['12:00', '16:00'],
    ['18:00', '22:00'],
  ],
  4: [
    ['12:00', '16:00'],
    ['18:00', '22:00'],
  ],
  5: [
    ['14:00', '17:00'],
    ['18:00', '22:00'],
  ],
  6: [
    ['10:00', '14:00'],
    ['17:00', '22:00'],
  ],
  7: [
    ['10:00', '14:00'],
    ['17:00', '22:00'],
  ],
};

function week(pattern: Record<number, [string, string][]>, ...daysOff: number[]): Shift[] {
  return Object.entries(pattern)
    .filter(([weekday]) => !daysOff.includes(Number(weekday)))
    .flatMap(([weekday, spans]) =>
      spans.map(([startsAt, endsAt]) => ({ weekday: Number(weekday), startsAt, endsAt })),
    );
}

export type SeededTherapist = {
  firstName: string;
  lastName: string;
  nameAr: string;
  gender: 'male' | 'female';
  /** ISO 639 codes. */
  languages: string[];
  locationCode: string;
  services: string[];
  shifts: Shift[];
  booksByPhone?: true;
};

/** In the order of their portraits: `/media/therapist-01.webp` is the first one's. */
export const therapists: SeededTherapist[] = [
  {
    firstName: 'Noura',
    lastName: 'Al Hashimi',
    nameAr: 'نورة الهاشمي',
    gender: 'female',
    languages: ['ar', 'en'],
    locationCode: 'A',
    services: ['Stretching', 'PNF Stretching', 'Dynamic Stretching', 'Prenatal Stretching'],
    shifts: week(EARLY, 1, 7),
  },
  {
    firstName: 'Omar',
    lastName: 'Farouk',
    nameAr: 'عمر فاروق',
    gender: 'male',
    languages: ['ar', 'en'],
    locationCode: 'A',
    services: ['Stretching', 'Sport Massage', 'Deep Tissue Massage', 'Cupping'],
    shifts: week(LATE, 2),
  },
  {
    firstName: 'Grace',
    lastName: 'Wanjiru',
    nameAr: 'غريس وانجيرو',
    gender: 'female',
    languages: ['en', 'sw'],
    locationCode: 'A',
    services: ['Stretching', 'Sport Massage', 'Dynamic Stretching'],
    shifts: week(LATE, 3, 4),
  },
  {
    firstName: 'Daniel',
    lastName: 'Novak',
    nameAr: 'دانيال نوفاك',
    gender: 'male',
    languages: ['en', 'cs', 'de'],
    locationCode: 'A',
    services: ['Stretching', 'PNF Stretching', 'Dynamic Stretching', 'Sport Massage'],
    shifts: week(SPLIT, 5, 6),
  },
  {
    firstName: 'Camille',
    lastName: 'Laurent',
    nameAr: 'كاميل لوران',
    gender: 'female',
    languages: ['fr', 'en'],
    locationCode: 'A',
    services: ['Deep Tissue Massage', 'Sport Massage', 'Cupping'],
    shifts: week(EARLY, 2, 3),
  },
  {
    firstName: 'Arjun',
    lastName: 'Menon',
    nameAr: 'أرجون مينون',
    gender: 'male',
    languages: ['en', 'hi', 'ml'],
    locationCode: 'B',
    services: ['Stretching', 'PNF Stretching', 'Sport Massage', 'Deep Tissue Massage'],
    shifts: week(EARLY, 4, 5),
  },
  {
    firstName: 'Liza',
    lastName: 'Santos',
    nameAr: 'ليزا سانتوس',
    gender: 'female',
    languages: ['en', 'fil'],
    locationCode: 'B',
    services: [
      'Stretching',
      'Dynamic Stretching',
      'Sport Massage',
      'Prenatal Stretching',
      'Cupping',
    ],
    shifts: week(LATE, 1, 2),
  },
  {
    firstName: 'Karim',
    lastName: 'Mansour',
    nameAr: 'كريم منصور',
    gender: 'male',
    languages: ['ar', 'fr', 'en'],
    locationCode: 'B',
    services: ['Stretching', 'PNF Stretching', 'Dynamic Stretching'],
    shifts: week(SPLIT, 3),
  },
  {
    firstName: 'Huda',
    lastName: 'Rahman',
    nameAr: 'هدى رحمن',
    gender: 'female',
    languages: ['en', 'ur', 'ar'],
    locationCode: 'B',
    services: ['Stretching', 'PNF Stretching', 'Prenatal Stretching', 'Deep Tissue Massage'],
    shifts: week(EARLY, 6, 7),
  },
  {
    firstName: 'Viktor',
    lastName: 'Petrov',
    nameAr: 'فيكتور بيتروف',
    gender: 'male',
    languages: ['ru', 'en'],
    locationCode: 'B',
    services: ['Sport Massage', 'Deep Tissue Massage', 'Cupping', 'PNF Stretching'],
    shifts: week(LATE, 1, 5, 6),
    booksByPhone: true,
  },
];

/** Staff who are no therapists. */
export const office = [
  {
    email: 'desk@limber.example',
    firstName: 'Fatima',
    lastName: 'Saeed',
    gender: 'female',
    accountType: 'front_desk',
  },
  {
    email: 'manager@limber.example',
    firstName: 'Sara',
    lastName: 'Haddad',
    gender: 'female',
    accountType: 'manager',
  },
] as const;
