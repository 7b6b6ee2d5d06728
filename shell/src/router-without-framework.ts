import { createContext, type Ref } from 'react';

// Replaces what react-router's links and routers need of pages that its own server draws and preloads: there are
// none here, and it would be 2 KB of every page. As `react-router/dist/…/dom/ssr/components.js`.

export const FrameworkContext = createContext(undefined);

export function usePrefetchBehavior(): [isWanted: boolean, ref: undefined, handlers: object] {
  return [false, undefined, {}];
}

/** The second is that of the preloading. */
export function mergeRefs<Element>(ref: Ref<Element>): Ref<Element> {
  return ref;
}

export function PrefetchPageLinks() {
  return null;
}
