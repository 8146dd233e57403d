/** The desk's words in Arabic, loaded only for its Arabic readers. */
export { messages } from '../../../../../locales/ar/desk.po';
