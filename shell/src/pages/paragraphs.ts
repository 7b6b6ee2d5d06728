/** The paragraphs of a text: an empty line separates two. */
export function paragraphsOf(text: string): string[] {
  return text.split('\n\n');
}
