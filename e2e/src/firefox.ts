import { type Browser, firefox, type Page } from 'playwright-core';
import { findFirefox } from '../../scripts/firefox.ts';

/**
 * A released Firefox, by WebDriver BiDi: Playwright’s own build of it is nowhere to be had as a package. That no page
 * moves is set for the whole browser, since this one knows no media features of single pages.
 */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  const { _browserSession: session } = serverSide<{ _browserSession: Session }>(browser, browser);
  prototypeOf(session).send = withoutMediaFeatures(session.send);
  const context = await browser.newContext();
  typeAsPeopleDo(browser, await context.newPage());
  await context.close();
  return browser;
}

interface Session {
  send: (method: string, params: unknown) => Promise<unknown>;
}

interface Keyboard {
  sendText: (progress: unknown, text: string) => Promise<void>;
  _performActions: (progress: unknown, actions: { type: string; value: string }[]) => Promise<void>;
}

interface Touchscreen {
  _session: Session & { sessionId: string };
  tap: (progress: unknown, x: number, y: number) => Promise<void>;
}

/** Playwright sends this command for each context, and fails where the browser does not know it. */
function withoutMediaFeatures(send: Session['send']): Session['send'] {
  return function sendKnown(this: Session, method, params) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, method, params);
  };
}

/**
 * Playwright sets a value by script, which React takes for what it has set itself, and taps nothing at all: here keys
 * type, and a tap is a press of the mouse.
 */
function typeAsPeopleDo(browser: Browser, page: Page): void {
  const { keyboard, touchscreen } = serverSide<{
    keyboard: { _raw: Keyboard };
    touchscreen: { _raw: Touchscreen };
  }>(browser, page);
  prototypeOf(keyboard._raw).sendText = function sendKeys(this: Keyboard, progress, text) {
    const keys = [...text].map((letter) => (letter === '\n' ? enter : letter));
    return this._performActions(
      progress,
      keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  };
  prototypeOf(touchscreen._raw).tap = async function press(this: Touchscreen, _progress, x, y) {
    const { sessionId: context } = this._session;
    const actions = [
      { type: 'pointerMove', x: Math.floor(x), y: Math.floor(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this._session.send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
    });
  };
}

/** As WebDriver writes this key. */
const enter = '\uE006';

function prototypeOf<Type extends object>(object: Type): Type {
  return Object.getPrototypeOf(object);
}

/** What Playwright holds of an object on its other side, where it speaks with the browser. */
function serverSide<Type>(browser: Browser, object: unknown): Type {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl: (object: unknown) => Type };
  };
  return connection.toImpl(object);
}
