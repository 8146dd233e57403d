/** The desk's words in Arabic, fetched by those who read them there. */
export { messages } from '../../../../../locales/ar/desk.po';
