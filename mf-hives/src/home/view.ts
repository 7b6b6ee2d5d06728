/** How much of each hive the home screen shows: all in words, in signs, or its drawing alone. */
export const views = ['xl', 'm', 'xs'] as const;

export type View = (typeof views)[number];

/** The view that a device remembers; cards in words until something else was chosen. */
export function viewOf(text: string | undefined): View {
  return views.find((view) => view === text) ?? 'xl';
}
