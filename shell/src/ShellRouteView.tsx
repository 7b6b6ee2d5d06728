import { lazyScreen, ScreenBoundary } from '@skep/remote-kit';
import type { ComponentType } from 'react';
import type { OwnPage } from './shell-routes.ts';

/** Hardly anybody sees it: it comes with the texts of admins. */
const RefusedScreen = lazyScreen(
  async () => (await import('./administration/RefusedPage.tsx')).RefusedPage,
  async () => (await import('./administration/administration-messages.ts')).administrationMessages,
);

/** One lazy component for each page, or every drawing would load it again. */
const screens = new WeakMap<OwnPage, ComponentType>();

/** A page of the shell's own. @param page undefined: one for which the person lacks the right */
export function ShellRouteView({ page }: { page: OwnPage | undefined }) {
  const Screen = page ? screenOf(page) : RefusedScreen;
  return (
    <ScreenBoundary resetKey={page?.path ?? 'refused'}>
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
