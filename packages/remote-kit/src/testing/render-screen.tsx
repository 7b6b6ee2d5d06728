import type { LanguageCode } from '@skep/domain';
import type { MessageSource } from '@skep/i18n';
import type { ReactNode } from 'react';
import { MemoryRouter, type RouteObject, useRoutes } from 'react-router';
import { addCachePolicies, type CachePolicies } from '../page-cache.ts';
import { RemoteProviders, remoteMessages } from '../RemoteRoot.tsx';
import type { SessionState, SlotFilling } from '../services.ts';
import type { FakeAnswer } from './fake-gateway.ts';
import { fakeApolloClient } from './fake-graphql.ts';
import { createFakeServices, type FakeServices, type FakeServicesOptions } from './fake-services.ts';

export interface FakeSurroundings {
  /** Where the person is, with its query: `/hives/7/edit`. */
  path?: string;
  /** The route of the screen, as `/hives/:id/edit`. Default: any path. */
  route?: string;
  answers?: readonly FakeAnswer[];
  language?: LanguageCode;
  /** Who is signed in. Default: somebody without a device. */
  session?: SessionState;
  confirms?: boolean;
  /** The page before this one. Default: none. */
  cameFrom?: string;
  /** Choices that were made on this device before. */
  preferences?: Readonly<Record<string, string>>;
  /** What was typed before. Default: nothing. */
  drafts?: FakeServicesOptions['drafts'];
  /** What a public page knew before, by key. Default: nothing. */
  offlineStorage?: FakeServicesOptions['offlineStorage'];
  /** Remotes that fill slots of the screen. Default: none. */
  slots?: readonly SlotFilling[];
  /** What remotes offer to do with hives. Default: nothing. */
  hiveActions?: FakeServicesOptions['hiveActions'];
  /** What becomes of files that are sent. Default: they arrive. */
  sendFile?: FakeServicesOptions['sendFile'];
  sharedPhotos?: FakeServicesOptions['sharedPhotos'];
  waitingPhotos?: FakeServicesOptions['waitingPhotos'];
  push?: FakeServicesOptions['push'];
  services?: FakeServices;
  /** Of the screen's remote. */
  cachePolicies?: CachePolicies;
}

/** Draws a screen of a remote in the kit's real providers over fake services, for Testing Library and stories. */
export function inFakeShell(
  screen: ReactNode,
  messages: MessageSource,
  { path = '/', route = '*', answers = [], services, cachePolicies = {}, ...options }: FakeSurroundings = {},
): { element: ReactNode; services: FakeServices } {
  const used = services ?? createFakeServices({ ...options, apolloClient: fakeApolloClient(answers) });
  addCachePolicies(used.apolloClient, cachePolicies);
  const element = (
    <RemoteProviders services={used} messages={remoteMessages(messages)}>
      <MemoryRouter initialEntries={[path]}>
        <RoutedScreens routes={[{ path: route, element: screen }]} />
      </MemoryRouter>
    </RemoteProviders>
  );
  return { element, services: used };
}

/** A screen that leaves its own route shows nothing: where it went is seen in the services or the path. */
function RoutedScreens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
