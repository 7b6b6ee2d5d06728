/** Written into the code by the build. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } };

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
