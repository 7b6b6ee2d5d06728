/**
 * Takes things at once, and those that come soon after it together: a day's work that is sent one by one is not drawn again
 * for each of it. What is urgent is taken with all that came before it.
 */
export function gathering<Thing>(
  take: (things: readonly Thing[]) => void,
  restMs: number,
): (things: readonly Thing[], isUrgent?: boolean) => void {
  let pending: Thing[] = [];
  let rest: ReturnType<typeof setTimeout> | undefined;
  function takePending() {
    clearTimeout(rest);
    rest = undefined;
    if (pending.length === 0) return;
    const taken = pending;
    pending = [];
    rest = setTimeout(takePending, restMs);
    take(taken);
  }
  return (things, isUrgent = false) => {
    pending.push(...things);
    if (rest === undefined || isUrgent) takePending();
  };
}
