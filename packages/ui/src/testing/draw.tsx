import { AppIntlProvider, loadTexts } from '@skep/i18n';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { uiMessages } from '../i18n/messages.ts';

beforeAll(() => Promise.all([loadTexts(uiMessages, 'en'), loadTexts(uiMessages, 'nl')]));

/** Draws for a test, in English, with a person to press and type. */
export function draw(content: ReactNode, language: 'en' | 'nl' = 'en') {
  const user = userEvent.setup();
  const inPage = (shown: ReactNode) => (
    <AppIntlProvider language={language} messages={uiMessages}>
      {shown}
    </AppIntlProvider>
  );
  const { container, rerender } = render(inPage(content));
  return { user, container, redraw: (next: ReactNode) => rerender(inPage(next)) };
}
