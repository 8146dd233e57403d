/**
 * A new studio's details; also shown by pages before the server has answered, so that nothing
 * jumps.
 */
export const defaultStudio = {
  brand: 'Limber',
  legal_name: 'Limber Stretch & Recovery',
  tagline: 'Premier stretching and recovery services in Dubai since 2020',
  phone: '+971 4 000 0000',
  chat_number: '97140000000',
  chat_greeting: 'Hello Limber, I have a question.',
  email: 'hello@limber.example',
  instagram_url: 'https://instagram.com/limber.example',
  address: 'Al Warqa Mall, Tripoli st, Dubai',
};
