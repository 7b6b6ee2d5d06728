import { languages } from '@skep/domain';
import { AppIntlProvider, loadTexts } from '@skep/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appMessages } from '../messages.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

beforeAll(() => loadTexts(appMessages, 'en'));

test('the languages that are offered can be chosen, and none that is being prepared', async () => {
  render(
    <AppIntlProvider language="en" messages={appMessages}>
      <LanguageMenu present="en" onChoose={() => undefined} />
    </AppIntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Language' }));
  const offered = languages.filter(({ isOffered }) => isOffered).map(({ name }) => name);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(offered);
});
