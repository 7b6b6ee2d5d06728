import { loadTexts, type MessageSource } from '@skep/i18n';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { RouteObject } from 'react-router';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { loadWithRetries } from './lazy-screen.ts';
import { addCachePolicies, type CachePolicies } from './page-cache.ts';
import { RemoteRoot, remoteMessages } from './RemoteRoot.tsx';
import type { ShellServices } from './services.ts';

/** What the shell gives to a remote with every lifecycle. */
export interface RemoteProps {
  name: string;
  services: ShellServices;
  /** Where the remote draws; it touches nothing outside. */
  domElement: HTMLElement;
}

export type Lifecycle = (props: RemoteProps) => Promise<void>;

export interface RemoteLifecycles {
  bootstrap: Lifecycle;
  mount: Lifecycle;
  unmount: Lifecycle;
}

export interface RemoteDefinition {
  /** Path → screen, each loaded when it is first wanted: those of `remote.json`, which are made to code. */
  routes: RouteObject[];
  messages: MessageSource;
  /** How the page's cache keeps the types of this domain. Default: each thing by its type and id. */
  cachePolicies?: CachePolicies;
}

/**
 * The lifecycles of a remote, to be exported by name from its `src/main.ts`.
 * Mounting and unmounting never reject, since single-spa cannot revive an application that broke: what goes wrong while
 * drawing becomes a card with a way to try again, inside the remote's own element. Bootstrapping rejects when there are no
 * texts to draw with; the shell says so, and may try again.
 */
export function defineRemote({ routes, messages, cachePolicies = {} }: RemoteDefinition): RemoteLifecycles {
  const allMessages = remoteMessages(messages);
  const { bootstrap, mount, unmount } = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: ({ services }: RemoteProps) => (
      <RemoteRoot services={services} messages={allMessages} routes={routes} />
    ),
    // The boundary inside RemoteRoot is the one that counts.
    suppressComponentDidCatchWarning: true,
    domElementGetter: ({ domElement }: RemoteProps) => domElement,
  });
  return {
    async bootstrap(props) {
      addCachePolicies(props.services.apolloClient, cachePolicies);
      await Promise.all([
        neverRejecting(bootstrap)(props),
        loadWithRetries(() => loadTexts(allMessages, props.services.language.get())),
      ]);
    },
    mount: neverRejecting(mount),
    unmount: neverRejecting(unmount),
  };
}

type SingleSpaLifecycle = ReturnType<typeof singleSpaReact<RemoteProps>>['mount'];

function neverRejecting(lifecycle: SingleSpaLifecycle): Lifecycle {
  return async (props) => {
    try {
      // single-spa adds its own properties to ours before it calls.
      await lifecycle(props as RemoteProps & AppProps);
    } catch (error) {
      props.services.telemetry.report({ code: 'unexpected', message: String(error) });
    }
  };
}
