const drifts: Error[] = [];

// A screen shows an answer that is none as it shows any failure, and its test might pass.
if (typeof afterEach === 'function') {
  afterEach(() => {
    const [first] = takeDrifts();
    if (first) throw first;
  });
}

/** Fails the test that runs; in a browser, where none does, the page has an uncaught error. */
export function reportDrift(drift: Error): void {
  if (typeof afterEach === 'function') drifts.push(drift);
  else reportError(drift);
}

/** What was reported since the last call. */
export function takeDrifts(): Error[] {
  return drifts.splice(0);
}
