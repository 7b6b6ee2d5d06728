/**
 * Takes things at once, and those that come soon after it together: a day's work that is sent one by one is not drawn anew
 * for each of it.
 */
export function gathering<Thing>(
  take: (things: readonly Thing[]) => void,
  restMs: number,
): (things: readonly Thing[]) => void {
  let pending: Thing[] = [];
  let isResting = false;
  function takePending() {
    const taken = pending;
    pending = [];
    isResting = taken.length > 0;
    if (!isResting) return;
    setTimeout(takePending, restMs);
    take(taken);
  }
  return (things) => {
    pending.push(...things);
    if (!isResting) takePending();
  };
}
