/** The paragraphs of a text: an empty line stands between two. */
export function paragraphsOf(text: string): string[] {
  return text.split('\n\n');
}
