export type Attachment = {
  filename: string;
  content: string;
  /** How `content` says bytes that are no text. */
  encoding?: 'base64';
  contentType: string;
};

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  /** The same for every try to send this mail, as `<…@…>`: a second copy is known as one. */
  messageId: string;
};
