import { AppIntlProvider, joinMessages, loadTexts } from '@skep/i18n';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { uiFormMessages } from '../i18n/form-messages.ts';
import { uiMessages } from '../i18n/messages.ts';

const messages = joinMessages(uiMessages, uiFormMessages);

beforeAll(() => Promise.all([loadTexts(messages, 'en'), loadTexts(messages, 'nl')]));

/** Draws for a test, in English, with a person to press and type. */
export function draw(content: ReactNode, language: 'en' | 'nl' = 'en') {
  const user = userEvent.setup();
  const inPage = (shown: ReactNode) => (
    <AppIntlProvider language={language} messages={messages}>
      {shown}
    </AppIntlProvider>
  );
  const { container, rerender } = render(inPage(content));
  return { user, container, redraw: (next: ReactNode) => rerender(inPage(next)) };
}
