/** Of what Storybook gives to a `play` function. */
interface PlayContext {
  canvasElement: HTMLElement;
  userEvent: { click: (element: Element) => Promise<void> };
}

/** Answers are faked, so that even a busy machine has drawn everything by then. */
const patience = 60_000;

/**
 * Returns a `play` function of a story, which presses one thing after the other as soon as each is there, and fails if one
 * never is.
 * @param selectors of CSS: a story is played in all languages, so that names of buttons find nothing
 */
export function press(...selectors: string[]) {
  return async ({ canvasElement, userEvent }: PlayContext): Promise<void> => {
    for (const selector of selectors) await userEvent.click(await firstOf(canvasElement, selector));
  };
}

async function firstOf(within: HTMLElement, selector: string): Promise<Element> {
  const latest = performance.now() + patience;
  while (performance.now() < latest) {
    const found = within.querySelector(selector);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`Nothing to press: ${selector}`);
}
