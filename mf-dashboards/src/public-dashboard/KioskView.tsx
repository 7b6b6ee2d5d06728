import { isLanguageCode, type LanguageCode, languageTag } from '@skep/domain';
import { AppIntlProvider } from '@skep/i18n';
import { remoteMessages, useShellLanguage } from '@skep/remote-kit';
import { tokens } from '@skep/ui';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { dashboardsMessages } from '../messages.ts';
import { wholeWall } from './kiosk-size.ts';
import type { Shown } from './shown.ts';

const messages = remoteMessages(dashboardsMessages);

export interface WallProps {
  /** What it shows, as soon as that is known. */
  shown: Pick<Shown, 'language' | 'theme'> | undefined;
  /** Of what it fills. */
  height: string;
  /** How many times larger than on a desk everything is drawn. Default: as large. */
  enlargement?: number;
  children: ReactNode;
}

/** What is around a dashboard: its own language and theme, whoever looks at it, and as much room as there is. */
export function KioskView({ shown, height, enlargement = 1, children }: WallProps) {
  const own = useShellLanguage();
  const language = languageOf(shown) ?? own;
  return (
    <AppIntlProvider language={language} messages={messages}>
      <Surface
        data-theme={shown?.theme === 'LIGHT' ? 'light' : 'dark'}
        lang={languageTag(language)}
        // What is enlarged would be larger than its room by that.
        style={{ zoom: enlargement, '--room': `calc(${height} / ${enlargement})` } as CSSProperties}
      >
        {children}
      </Surface>
    </AppIntlProvider>
  );
}

function languageOf(shown: WallProps['shown']): LanguageCode | undefined {
  const wanted = shown?.language?.toLowerCase() ?? '';
  return isLanguageCode(wanted) ? wanted : undefined;
}

const Surface = styled.div`
  display: grid;
  /* A long row of hives scrolls by itself, and makes nothing wider than the screen. */
  grid-template-columns: minmax(0, 1fr);
  align-content: stretch;
  min-height: var(--room);
  ${wholeWall} {
    height: var(--room);
    grid-template-rows: minmax(0, 1fr);
  }
  padding: ${tokens.space[16]};
  background: ${tokens.color.page};
  color: ${tokens.color.text};
`;
