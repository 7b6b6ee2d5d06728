import { loadTexts, type MessageSource } from '@skep/i18n';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remoteMessages } from '../RemoteRoot.tsx';
import { type FakeSurroundings, inFakeShell } from './render-screen.tsx';

/**
 * For tests of one remote's screens.
 * @param messages texts of the remote
 * @param usual surroundings of every visit, unless it has others
 * @returns what draws a screen of it
 */
export function visiting(messages: MessageSource, usual: FakeSurroundings = {}) {
  // As in a page that was opened before: texts are at hand.
  beforeAll(() => loadTexts(remoteMessages(messages), 'en'));

  /** With a person to press and type. */
  return function visit(screen: ReactNode, surroundings: FakeSurroundings = {}) {
    const user = userEvent.setup();
    const { element, services } = inFakeShell(screen, messages, { ...usual, ...surroundings });
    const { unmount } = render(element);
    return { user, services, unmount };
  };
}
