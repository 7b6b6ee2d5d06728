/** Does it for each of them, on two pages: while a screen settles, the other one works. */
export async function twoAtATime<Item, OpenPage>(
  items: readonly Item[],
  openPage: () => Promise<OpenPage>,
  work: (page: OpenPage, item: Item) => Promise<void>,
): Promise<void> {
  // Both take from the same iterator, so that neither waits for the other.
  const left = items.values();
  const takeTurns = async () => {
    const page = await openPage();
    for (const item of left) await work(page, item);
  };
  await Promise.all([takeTurns(), takeTurns()]);
}
