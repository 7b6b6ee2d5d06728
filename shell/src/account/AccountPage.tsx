import { HiveDrawing, type HiveLayer, Logo, media, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIntl } from './use-account-intl.ts';

export interface AccountPageProps {
  languageMenu: ReactNode;
  /** One account screen. */
  children: ReactNode;
}

/** The page around the account screens: a small apiary on the edge of a card. */
export function AccountPage({ languageMenu, children }: AccountPageProps) {
  const { formatMessage } = useIntl();
  return (
    <Ground>
      <Bar>
        <Brand href="/">
          <Logo size={36} />
          {formatMessage({ id: 'shell.account.appName' })}
        </Brand>
        {languageMenu}
      </Bar>
      <Main>
        <Apiary aria-hidden="true">
          <SideBySide>
            <HiveDrawing label="" color="#7fa7c9" layers={layersOf('honey', 'brood')} />
          </SideBySide>
          <HiveDrawing label="" color="#e9eae1" layers={layersOf('honey', 'honey', 'brood')} />
          <Skep>
            <Logo size={84} />
          </Skep>
          <HiveDrawing label="" color="#f8b133" layers={layersOf('honey', 'queen_excluder', 'brood')} />
          <SideBySide>
            <HiveDrawing label="" color="#8fae7a" layers={layersOf('honey', 'brood')} />
          </SideBySide>
        </Apiary>
        <Paper>{children}</Paper>
        <Tagline>{formatMessage({ id: 'shell.account.tagline' })}</Tagline>
      </Main>
    </Ground>
  );
}

function layersOf(...kinds: HiveLayer['kind'][]): HiveLayer[] {
  return kinds.map((kind) => ({ kind }));
}

const Ground = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  color: ${tokens.color.text};
  background: linear-gradient(${tokens.color.accentSoft}, ${tokens.color.page} 320px);
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${tokens.space[8]};
  padding-inline: max(${tokens.space[16]}, env(safe-area-inset-left)) ${tokens.space[8]};
`;

const Brand = styled.a`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: center;
  min-height: ${tokens.size.target};
  color: ${tokens.color.text};
  font-size: ${tokens.font.sizeLarge};
  font-weight: ${tokens.font.weightBold};
  text-decoration: none;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  width: 100%;
  max-width: 480px;
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space[16]} ${tokens.space[32]};
  box-sizing: border-box;
`;

// Their feet stand on the card, so no distance between them.
const Apiary = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${tokens.space[16]};
`;

// The mark has air around it; the skep is on the ground.
const Skep = styled.div`
  margin-block-end: -7px;
`;

const SideBySide = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Paper = styled.div`
  padding: ${tokens.space[24]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.card};
  ${media.wide} {
    padding: ${tokens.space[32]};
  }
`;

const Tagline = styled.p`
  margin: ${tokens.space[16]} 0 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  text-align: center;
`;
