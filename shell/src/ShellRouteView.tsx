import { lazyScreen, ScreenBoundary, usePerson } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { type ComponentType, Suspense } from 'react';
import type { OwnPage } from './shell-routes.ts';
import { isTranslator } from './translations/is-translator.ts';
import { useIntl } from './use-intl.ts';

const AskToTranslate = lazyScreen(
  async () => (await import('./translations/AskToTranslate.tsx')).AskToTranslate,
  async () => (await import('./administration/administration-messages.ts')).administrationMessages,
);

/** One lazy component for each page, or every drawing would load it again. */
const screens = new WeakMap<OwnPage, ComponentType>();

export function ShellRouteView({ page }: { page: OwnPage }) {
  const person = usePerson();
  const { access } = page;
  if ((access === 'admin' && !person?.isAdmin) || (access === 'translator' && !isTranslator(person)))
    return <RefusedPage access={access} />;
  const Screen = screenOf(page);
  return (
    <ScreenBoundary resetKey={page.path}>
      <Screen />
    </ScreenBoundary>
  );
}

/** In place of a page for which the person lacks the right. */
export function RefusedPage({ access }: { access: 'admin' | 'translator' }) {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <ScreenStates
        state={{
          kind: 'empty',
          title: formatMessage({ id: 'shell.refused.title' }),
          text: formatMessage({ id: `shell.refused.${access}` }),
          action: access === 'translator' && (
            <Suspense>
              <AskToTranslate />
            </Suspense>
          ),
        }}
      >
        {null}
      </ScreenStates>
    </Page>
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
