import { accountPathOf, languageFor, languageTag } from '@skep/domain';
import { loadTexts } from '@skep/i18n';
import { writableStore } from '@skep/remote-kit';
import { GlobalStyle } from '@skep/ui';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { AccountParts } from '../account/account-context.ts';
import { accountMessages } from '../account/account-messages.ts';
import { LayoutSkeleton } from '../layout/LayoutSkeleton.tsx';
import type { PageSettings } from '../page-settings.ts';
import { AuthApp } from './AuthApp.tsx';

export interface EntranceRequest {
  /** As `/sign-in`. */
  path: string;
  query: URLSearchParams;
  /** What the browser prefers, best first. */
  languages: readonly string[];
  demo?: PageSettings['demo'];
  signInProvider?: PageSettings['signInProvider'];
  links?: PageSettings['links'];
  signUp?: PageSettings['signUp'];
}

export interface DrawnPage {
  html: string;
  /** Style elements for the head. */
  styles: string;
}

/** Draws an account page on the server, so that it is seen before its script is there. `lang` is its language's tag. */
export async function drawEntrance({
  path,
  query,
  languages,
  demo,
  signInProvider,
  links,
  signUp,
}: EntranceRequest): Promise<DrawnPage & { lang: string }> {
  const language = languageFor(languages);
  const parts: AccountParts = {
    query,
    demo,
    signInProvider,
    links,
    signUp,
    language: writableStore(language),
    client: { mutate: neverOnTheServer },
    goTo: neverOnTheServer,
    begin: neverOnTheServer,
  };
  await loadTexts(accountMessages, language);
  const page = <AuthApp parts={parts} path={accountPathOf(path) ?? '/404'} />;
  return { lang: languageTag(language), ...draw(page) };
}

/** Draws what every other page shows until its script is there. */
export function drawFrame(): DrawnPage {
  return draw(
    <>
      <GlobalStyle />
      <LayoutSkeleton />
    </>,
  );
}

function draw(page: ReactNode): DrawnPage {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function neverOnTheServer(): never {
  throw new Error('Nobody acts on a page that the server draws.');
}
