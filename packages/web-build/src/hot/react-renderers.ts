// Runs before React in the shell's development page. React tells this hook, which the browser's React tools would
// bring, about its renderer; the refresh runtime of each remote finds it there although it starts later.
const renderers = new Map<number, unknown>();
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown): number {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot: doNothing,
  onCommitFiberRoot: doNothing,
  onCommitFiberUnmount: doNothing,
};

function doNothing(): void {
  // The refresh runtimes put their own listeners around this.
}
