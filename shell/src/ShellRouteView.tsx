import { lazyScreen, ScreenBoundary, usePerson } from '@skep/remote-kit';
import type { ComponentType } from 'react';
import type { OwnPage } from './shell-routes.ts';
import { isTranslator } from './translations/is-translator.ts';

/** In place of a page for which the person lacks the right. Hardly anybody sees it: it comes with the texts of admins. */
export const RefusedPage = lazyScreen(
  async () => (await import('./administration/RefusedPage.tsx')).RefusedPage,
  async () => (await import('./administration/administration-messages.ts')).administrationMessages,
);

/** One lazy component for each page, or every drawing would load it again. */
const screens = new WeakMap<OwnPage, ComponentType>();

export function ShellRouteView({ page }: { page: OwnPage }) {
  const person = usePerson();
  const { access } = page;
  const isRefused =
    (access === 'admin' && !person?.isAdmin) || (access === 'translator' && !isTranslator(person));
  const Screen = isRefused ? RefusedPage : screenOf(page);
  return (
    <ScreenBoundary resetKey={page.path}>
      <Screen />
    </ScreenBoundary>
  );
}

function screenOf(page: OwnPage): ComponentType {
  const known = screens.get(page);
  if (known) return known;
  const Screen = lazyScreen(
    async () => (await page.load()).Screen,
    async () => (await page.load()).texts,
  );
  screens.set(page, Screen);
  return Screen;
}
