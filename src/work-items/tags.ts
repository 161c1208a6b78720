/** Returns Unicode forms that look the same: macOS types a letter and its accent as two characters, others as one. */
export function formsOfTag(tag: string): string[] {
  return [...new Set([tag, tag.normalize('NFC'), tag.normalize('NFD')])];
}

/** Returns a condition on the stored tags that holds for the tag in any of its forms. */
export function storedTag(tag: string): string | { $in: string[] } {
  const forms = formsOfTag(tag);
  return forms.length === 1 ? tag : { $in: forms };
}
