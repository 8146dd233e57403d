/** What a new studio says of itself until its manager has said more. */
export const newStudio = {
  brand: 'Our studio',
  legal_name: 'Our studio',
  tagline: '',
  since: null,
  address: '',
  city: '',
  country: 'AE',
  court: '',
  phone: null,
  chat_number: null,
  chat_greeting: '',
  email: null,
  social_links: [],
};
