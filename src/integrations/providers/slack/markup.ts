/** Text as the platform shows it: nothing in it is a link or a mention (docs.slack.dev, "Escaping text"). */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What was typed: the platform sends `&`, `<` and `>` escaped. */
export function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
