/** Hands the visitor a file made on this page, as a download. */
export function saveFile(filename: string, content: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
