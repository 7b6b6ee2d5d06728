import { ApolloProvider } from '@apollo/client/react';
import { AppIntlProvider, joinMessages, type MessageSource, type ParsedMessages } from '@skep/i18n';
import { uiMessages } from '@skep/ui';
import type { ReactNode } from 'react';
import { BrowserRouter, type RouteObject, useLocation, useRoutes } from 'react-router';
import { kitMessages } from './kit-messages.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useObservable, useShellLanguage } from './service-hooks.ts';
import type { ShellServices } from './services.ts';
import { ServicesContext, useServices } from './services-context.ts';
import { writableStore } from './writable-store.ts';

export interface RemoteRootProps {
  services: ShellServices;
  /** Made once, by `remoteMessages`. */
  messages: MessageSource;
  routes: RouteObject[];
}

/** All texts that a remote's screens use: its own, the design system's and the error catalogue's. */
export function remoteMessages(own: MessageSource): MessageSource {
  return joinMessages(uiMessages, kitMessages, own);
}

/** A remote's tree: everything around its screens, and the screen that the path asks for. */
export function RemoteRoot({ services, messages, routes }: RemoteRootProps) {
  return (
    <RemoteProviders services={services} messages={messages}>
      <BrowserRouter>
        <RoutedScreen routes={routes} />
      </BrowserRouter>
    </RemoteProviders>
  );
}

export interface RemoteProvidersProps {
  services: ShellServices;
  messages: MessageSource;
  children: ReactNode;
}

/** The frame of every screen of a remote, but for the router; stories and tests use it as well. */
export function RemoteProviders({ services, messages, children }: RemoteProvidersProps) {
  return (
    <ServicesContext value={services}>
      <ApolloProvider client={services.apolloClient}>
        <InShellLanguage messages={messages}>{children}</InShellLanguage>
      </ApolloProvider>
    </ServicesContext>
  );
}

const noTexts = writableStore<ParsedMessages>({});

/** The texts of a remote, in the person's language. */
export function InShellLanguage({ messages, children }: { messages: MessageSource; children: ReactNode }) {
  const edits = useObservable(useServices().editedTexts ?? noTexts);
  return (
    <AppIntlProvider language={useShellLanguage()} messages={messages} edits={edits}>
      {children}
    </AppIntlProvider>
  );
}

/**
 * A component that gives its children other texts than the screen around it has.
 * @param messages made once, by `remoteMessages`
 */
export function withTexts(messages: MessageSource) {
  return function WithTexts({ children }: { children: ReactNode }) {
    return <InShellLanguage messages={messages}>{children}</InShellLanguage>;
  };
}

/** Between leaving a remote and its unmounting the path belongs to another one: then there is nothing to draw. */
function RoutedScreen({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  return <ScreenBoundary resetKey={pathname}>{screen}</ScreenBoundary>;
}
