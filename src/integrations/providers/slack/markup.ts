/** Escapes a text, so that the platform shows it without links or mentions (docs.slack.dev, "Escaping text"). */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Restores the text that was typed. The platform sends `&`, `<` and `>` escaped. */
export function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
