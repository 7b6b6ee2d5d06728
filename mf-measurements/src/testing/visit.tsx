import { type FakeSurroundings, inFakeShell } from '@skep/remote-kit/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { measurementsMessages } from '../messages.ts';

/** Draws a screen for a test, with a person to press and type. */
export function visit(screen: ReactNode, surroundings: FakeSurroundings = {}) {
  const user = userEvent.setup();
  const { element, services } = inFakeShell(screen, measurementsMessages, surroundings);
  const { unmount } = render(element);
  return { user, services, unmount };
}
