import type { LanguageCode } from '@skep/domain';
import { parseRemoteDeclaration } from '@skep/registry/schema';
import { GlobalStyle, type Theme, themes } from '@skep/ui';
import { createRoot } from 'react-dom/client';
import type { RemoteLifecycles } from '../define-remote.tsx';
import type { FakeAnswer } from './fake-gateway.ts';
import { fakeApolloClient } from './fake-graphql.ts';
import { createFakeServices } from './fake-services.ts';

export interface Harness {
  remote: RemoteLifecycles;
  declaration: unknown;
  answers: readonly FakeAnswer[];
}

/** Runs one remote alone on the kit's fakes: its routes as links, themes and languages to switch, notices below. */
export async function startHarness({ remote, declaration, answers }: Harness): Promise<void> {
  const services = createFakeServices({
    apolloClient: fakeApolloClient(answers),
    go: (path, how) => goTo(path, how?.replace === true),
  });
  const page = document.getElementById('harness') ?? document.body;
  const bar = document.createElement('nav');
  const domElement = document.createElement('main');
  page.append(bar, domElement);
  createRoot(bar).render(
    <>
      <GlobalStyle />
      <HarnessBar
        paths={pathsOf(declaration)}
        onTheme={(theme) => document.documentElement.setAttribute('data-theme', theme)}
        onLanguage={(language) => services.language.set(language)}
      />
    </>,
  );
  const props = { name: 'harness', services, domElement };
  await remote.bootstrap(props);
  await remote.mount(props);
}

interface HarnessBarProps {
  paths: readonly string[];
  onTheme: (theme: Theme) => void;
  onLanguage: (language: LanguageCode) => void;
}

function HarnessBar({ paths, onTheme, onLanguage }: HarnessBarProps) {
  return (
    <>
      {paths.map((path) => (
        <button key={path} type="button" onClick={() => goTo(path, false)}>
          {path}
        </button>
      ))}
      {themes.map((theme) => (
        <button key={theme} type="button" onClick={() => onTheme(theme)}>
          {theme}
        </button>
      ))}
      {(['en', 'nl'] as const).map((language) => (
        <button key={language} type="button" onClick={() => onLanguage(language)}>
          {language}
        </button>
      ))}
    </>
  );
}

/** The router of the remote follows the history, as it does below the shell. */
function goTo(path: string, isReplacing: boolean): void {
  if (isReplacing) window.history.replaceState(null, '', path);
  else window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function pathsOf(declaration: unknown): string[] {
  const parsed = parseRemoteDeclaration(declaration);
  if (!parsed.success) throw new Error(parsed.problems.join('\n'));
  return parsed.declaration.routes.map(({ path }) => path.replaceAll(/:\w+/g, '1'));
}
