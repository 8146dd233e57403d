/** What the demo studio says about itself: in the demo's data and in tests. */
export const demoStudio = {
  brand: 'Limber',
  legal_name: 'Limber Stretch & Recovery',
  tagline: 'Premier stretching and recovery services in Dubai since 2020',
  since: 2020,
  address: 'Al Warqa Mall, Tripoli st, Dubai',
  city: 'Dubai',
  country: 'AE',
  court: 'Dubai',
  phone: '+971 4 000 0000',
  chat_number: '97140000000',
  chat_greeting: 'Hello Limber, I have a question.',
  email: 'hello@limber.example',
  social_links: [{ name: 'Instagram', url: 'https://instagram.com/limber.example' }],
};

/** The studio in the API's examples. Every studio shows them, so they name no real one and not the demo's. */
export const exampleStudio = {
  brand: 'Garden Wellness',
  legal_name: 'Garden Wellness Centre LLC',
  tagline: 'Massage and physiotherapy in Abu Dhabi since 2020',
  since: 2020,
  address: '12 Garden Street, Abu Dhabi',
  city: 'Abu Dhabi',
  country: 'AE',
  court: 'Abu Dhabi',
  phone: '+971 2 000 0000',
  chat_number: '97120000000',
  chat_greeting: 'Hello Garden Wellness, I have a question.',
  email: 'hello@studio.example',
  social_links: [{ name: 'Instagram', url: 'https://instagram.com/studio.example' }],
};

/** What a new studio says about itself until its manager has said more. */
export const newStudio = {
  brand: 'Our studio',
  legal_name: 'Our studio',
  tagline: '',
  since: null,
  address: '',
  city: '',
  country: '',
  court: '',
  phone: null,
  chat_number: null,
  chat_greeting: '',
  email: null,
  social_links: [],
};
