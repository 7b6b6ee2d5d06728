/** Written into the code by the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } };

/** webpack's name of what the shell lends, by federation's name of the place. */
declare const __webpack_share_scopes__: { readonly default: object };

/** Of browsers that can add the page to the home screen; not in TypeScript's library yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}

interface Navigator {
  /** On an iPhone: the page was opened from the home screen. */
  standalone?: boolean;
}
