import type { CDPSession, Page } from 'playwright-core';

/** When a page had answered. Times in ms. */
export interface Answer {
  /** Of the input, after the page's navigation began. */
  began: number;
  /** Until its count said something else; 0 where it has none, or the same. */
  count: number;
  /** Until the first change of anything. */
  first: number;
  /** Until the last change of anything. */
  list: number;
}

/** What a press or another input leads to, once all of it is painted. */
export async function answerTo(page: Page, input: () => Promise<void>): Promise<Answer> {
  await page.evaluate(watchForAnswer);
  await input();
  await quiet(page);
  return page.evaluate((): Answer => Reflect.get(window, 'skepAnswer'));
}

/** Runs in the page: times from the next input to the count's change, and to the last change of anything. */
function watchForAnswer(): void {
  const answer: Answer = { began: 0, count: 0, first: 0, list: 0 };
  Object.assign(window, { skepAnswer: answer });
  const main = document.querySelector('#skep-main');
  const status = main?.querySelector('[role=status]');
  const before = status?.textContent;
  const began = (event: Event) => {
    answer.began ||= event.timeStamp;
  };
  for (const name of ['click', 'input', 'mouseup', 'popstate'])
    addEventListener(name, began, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    // Everything was changed between two frames: it is seen in the next.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (answer.began === 0) return;
        const since = performance.now() - answer.began;
        if (answer.count === 0 && status?.textContent !== before) answer.count = since;
        answer.first ||= since;
        answer.list = since;
      };
      port2.postMessage(undefined);
    });
  });
  if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
  setTimeout(() => observer.disconnect(), 4000);
}

/** Until the page has had nothing to do for a while; on a machine that is busy with other things, not for ever. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const giveUpAt = performance.now() + 5000;
        let idle = 0;
        const look = (deadline: IdleDeadline) => {
          idle = deadline.timeRemaining() > 5 ? idle + 1 : 0;
          if (idle > 8 || performance.now() > giveUpAt) resolve();
          else setTimeout(() => requestIdleCallback(look, { timeout: 1000 }), 50);
        };
        requestIdleCallback(look, { timeout: 1000 });
      }),
  );
}

export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Runs in the page before its own scripts: notes when the first thing of a selector has been painted. */
export function watchForPaint(selector: string): void {
  const look = () => {
    if (!document.querySelector(selector)) {
      requestAnimationFrame(look);
      return;
    }
    // A message comes after the frame that this callback belongs to.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark('painted');
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: when that was painted, in ms after the address was opened and after the data's last byte. */
export function readPaint(): { whole: number; afterData: number } {
  const [mark] = performance.getEntriesByName('painted');
  const whole = mark?.startTime ?? Number.NaN;
  const ends = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('/graphql'))
    .map(({ startTime, duration }) => startTime + duration);
  return { whole, afterData: whole - Math.max(...ends.filter((end) => end <= whole)) };
}
